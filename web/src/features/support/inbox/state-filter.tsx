import { paths } from "../../../paths.ts";
import { FilterLink } from "../../../ui/filter-link.tsx";

/**
 * The filters of the inbox by their word in the URL, with the value of `isHandled` in the query. The default is `open`.
 */
export const inboxStates = { open: false, handled: true, all: null } as const;

export type InboxState = keyof typeof inboxStates;

export const inboxStateOf = (parameter: string | null): InboxState =>
  parameter !== null && Object.hasOwn(inboxStates, parameter) ? (parameter as InboxState) : "open";

const stateLabels: Record<InboxState, string> = { open: "Open", handled: "Handled", all: "All" };

/** One link for each filter of the inbox. `openCount` is the number of open messages; `undefined` while it loads. */
export const StateFilter = ({ state, openCount }: { state: InboxState; openCount: number | undefined }) => (
  <nav aria-label="Messages by state" className="mt-4">
    <ul className="flex flex-wrap gap-2">
      {(Object.keys(stateLabels) as InboxState[]).map((each) => (
        <li key={each}>
          <FilterLink to={paths.adminMessages(each === "open" ? undefined : each)} isCurrent={each === state}>
            {stateLabels[each]}
            {each === "open" && <span className="tabular-nums">{openCount ?? "–"}</span>}
          </FilterLink>
        </li>
      ))}
    </ul>
  </nav>
);
