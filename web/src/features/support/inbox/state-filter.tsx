import { Link } from "react-router-dom";
import { paths } from "../../../paths.ts";

/** What part of the inbox is listed; the address keeps it. Without a word it is what still waits for somebody. */
export const inboxStates = { open: false, handled: true, all: null } as const;

export type InboxState = keyof typeof inboxStates;

export const inboxStateOf = (parameter: string | null): InboxState =>
  parameter !== null && Object.hasOwn(inboxStates, parameter) ? (parameter as InboxState) : "open";

const names: Record<InboxState, string> = { open: "Open", handled: "Handled", all: "All" };

/** One link for each part of the inbox; the count is of what waits. */
export const StateFilter = ({ state, open }: { state: InboxState; open: number | undefined }) => (
  <nav aria-label="Messages by state" className="mt-4">
    <ul className="flex flex-wrap gap-2">
      {(Object.keys(names) as InboxState[]).map((each) => (
        <li key={each}>
          <Link
            to={paths.adminMessages(each === "open" ? undefined : each)}
            aria-current={each === state ? "page" : undefined}
            className="inline-flex min-h-11 items-center gap-2 rounded-sm border border-edge px-3.5 text-sm hover:border-ink aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-paper"
          >
            {names[each]}
            {each === "open" && <span className="tabular-nums">{open ?? "–"}</span>}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
