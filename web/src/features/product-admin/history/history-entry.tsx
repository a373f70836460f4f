import { staffRoles } from "../../accounts/staff/staff-roles.ts";
import type { ReactNode } from "react";
import type { HistoryEntry_EntryFragment } from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { formatDateTime } from "../../../ui/dates.ts";
import { actionWords, channelWords } from "./action-words.ts";
import { changedFields } from "./changed-fields.ts";
import { changeWords, isRevertible, type ChangeWords } from "./change-words.ts";

/** Longer values stand one below the other. */
const LONG_VALUE = 60;

const isLong = ({ before, after }: ChangeWords): boolean =>
  Math.max(before?.length ?? 0, after.length) > LONG_VALUE;

const Values = ({ change }: { change: ChangeWords }) => (
  <dd
    className={`flex min-w-0 gap-x-2 gap-y-1 whitespace-pre-line wrap-anywhere ${isLong(change) ? "flex-col" : "flex-wrap"}`}
  >
    {change.before !== null && (
      <>
        <span className="sr-only">before:</span>
        <del className="text-ink-soft no-underline">{change.before}</del>
        <span aria-hidden="true" className="text-ink-soft">
          {isLong(change) ? "↓" : "→"}
        </span>
        <span className="sr-only">after:</span>
      </>
    )}
    <ins className="no-underline">{change.after}</ins>
  </dd>
);

const Change = ({ change }: { change: ChangeWords }) => (
  <div className="grid gap-x-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
    <dt className="text-sm leading-relaxed text-ink-soft">{change.name}</dt>
    <Values change={change} />
  </div>
);

type HistoryEntryProps = {
  entry: HistoryEntry_EntryFragment;
  /** Takes the change back; missing where this is not offered. */
  onRevert?: () => void;
  /** What was changed; missing in the history of one object. */
  about?: ReactNode;
  /** Level of its heading: one below the heading of the list. */
  level?: "h2" | "h3";
  /** Replaces the name of the admin. */
  author?: ReactNode;
};

/** One change: who, when, how, and each field before and after. */
export const HistoryEntry = ({
  entry,
  onRevert,
  about,
  author,
  level: Heading = "h3",
}: HistoryEntryProps) => {
  const changes = changedFields(entry.changes);
  return (
    <li className="border-b border-hairline py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <Heading className="font-sans text-base font-semibold tracking-normal">
            {actionWords(entry.action, changes)}
          </Heading>
          <p className="text-sm text-ink-soft tabular-nums wrap-anywhere">
            <time dateTime={entry.happenedAt}>{formatDateTime(entry.happenedAt)}</time>, by{" "}
            {author ?? entry.userName}
            {entry.userRole && entry.userRole !== "OWNER" && ` (${staffRoles[entry.userRole].name})`}
            {entry.apiKeyName !== null && `, API key ${entry.apiKeyName}`}, {channelWords(entry.channel)}
          </p>
        </div>
        {onRevert && isRevertible(changes) && (
          <Button variant="quiet" className="-mx-2" onClick={onRevert}>
            Revert
          </Button>
        )}
      </div>
      {about}
      <dl className="mt-2 grid gap-1.5">
        {changeWords(changes).map((change) => (
          <Change key={change.field} change={change} />
        ))}
      </dl>
    </li>
  );
};
