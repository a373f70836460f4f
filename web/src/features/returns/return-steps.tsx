import type { ReturnCard_ReturnFragment, ReturnStepKind } from "../../graphql/generated.ts";
import { formatDateTime } from "../../ui/dates.ts";
import { TruckIcon } from "../../ui/first-load-icons.tsx";
import { returnBadgeStyles } from "./return-badge.tsx";
import { stepLabels } from "./return-words.ts";

const iconOf = (kind: ReturnStepKind) =>
  kind === "REPLACEMENT_SENT" ? <TruckIcon size={16} /> : returnBadgeStyles[kind].icon;

/** The steps of a return, oldest first. */
export const ReturnSteps = ({ steps }: { steps: ReturnCard_ReturnFragment["steps"] }) => (
  <ol>
    {steps.map((step) => (
      <li
        key={step.id}
        className="relative flex gap-3 pb-4 before:absolute before:top-6 before:bottom-0 before:left-[11.5px] before:w-px before:bg-hairline last:pb-0 last:before:hidden"
      >
        <span className="mt-0.5 grid size-6 shrink-0 place-items-center rounded-full bg-paper-deep text-ink-soft">
          {iconOf(step.kind)}
        </span>
        <span className="text-sm">
          <span className="block font-semibold">{stepLabels[step.kind]}</span>
          <time dateTime={step.happenedAt} className="block text-ink-soft tabular-nums">
            {formatDateTime(step.happenedAt)}
          </time>
        </span>
      </li>
    ))}
  </ol>
);
