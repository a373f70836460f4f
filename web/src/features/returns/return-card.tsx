import type { ReactNode } from "react";
import type { ReturnCard_ReturnFragment } from "../../graphql/generated.ts";
import { formatDate } from "../../ui/dates.ts";
import { PhotoList } from "./photo-list.tsx";
import { headingId } from "./focus-return.ts";
import { ReturnBadge } from "./return-badge.tsx";
import { ReturnLines } from "./return-lines.tsx";
import { ReturnNext } from "./return-next.tsx";
import { ReturnSteps } from "./return-steps.tsx";

/** A return of the shopper: its pieces, what happens next, and its steps. `action` holds buttons and their messages. */
export const ReturnCard = ({ shown, action }: { shown: ReturnCard_ReturnFragment; action?: ReactNode }) => (
  <article
    aria-labelledby={headingId(shown.id)}
    className="rounded-sm border border-hairline bg-paper-raised p-4 sm:p-6"
  >
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
      <div>
        <h2 id={headingId(shown.id)} tabIndex={-1} className="text-lg outline-none">
          Return <span translate="no">{shown.returnNumber}</span>
        </h2>
        <p className="text-sm text-ink-soft">
          Order <span translate="no">{shown.orderNumber}</span>,{" "}
          <time dateTime={shown.createdAt}>{formatDate(shown.createdAt)}</time>
        </p>
      </div>
      <ReturnBadge status={shown.status} />
    </div>
    <div className="mt-4 grid gap-x-12 gap-y-6 md:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
      <div>
        <ReturnLines lines={shown.lines} />
        <PhotoList {...shown} />
      </div>
      <div className="grid content-start gap-6">
        <ReturnNext shown={shown} />
        <ReturnSteps steps={shown.steps} />
      </div>
    </div>
    {action}
  </article>
);
