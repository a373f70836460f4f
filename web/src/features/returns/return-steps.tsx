import type { ReturnCard_ReturnFragment, ReturnStepKind } from "../../graphql/generated.ts";
import { formatDateTime } from "../../ui/dates.ts";
import { TruckIcon } from "../../ui/first-load-icons.tsx";
import { TimelineStep } from "../../ui/timeline-step.tsx";
import { returnBadgeStyles } from "./return-badge.tsx";
import { stepLabel } from "./step-labels.ts";

const iconOf = (kind: ReturnStepKind) =>
  kind === "REPLACEMENT_SENT" ? <TruckIcon size={16} /> : returnBadgeStyles[kind].icon;

/** The steps of a return, oldest first. */
export const ReturnSteps = ({ steps }: { steps: ReturnCard_ReturnFragment["steps"] }) => (
  <ol>
    {steps.map((step, index) => (
      <TimelineStep key={step.id} icon={iconOf(step.kind)}>
        <span className="block font-semibold">{stepLabel(steps, index)}</span>
        <time dateTime={step.happenedAt} className="block text-ink-soft tabular-nums">
          {formatDateTime(step.happenedAt)}
        </time>
      </TimelineStep>
    ))}
  </ol>
);
