import { useNavigate } from "react-router-dom";
import { paths } from "../../../paths.ts";
import { FilterLink } from "../../../ui/filter-link.tsx";
import { Select } from "../../../ui/select.tsx";
import { categoryLabels } from "../ticket-categories.ts";
import { inboxStateNames, type inboxFilterOf, type InboxState } from "./inbox-filter.ts";

const stateLabels: Record<InboxState, string> = {
  open: "Open",
  waiting: "Waiting",
  late: "Late",
  resolved: "Resolved",
  all: "All",
};

const categoryChoices = Object.entries(categoryLabels).map(([value, label]) => ({
  value: value.toLowerCase(),
  label,
}));

type StateFilterProps = {
  current: ReturnType<typeof inboxFilterOf>;
  lateCount: number | undefined;
};

/** One link for each part of the inbox, and selects for topic and order. */
export const StateFilter = ({ current, lateCount }: StateFilterProps) => {
  const { state, category, sort } = current;
  const navigate = useNavigate();
  const selection = { category: category?.toLowerCase(), sort: sort === "DUE" ? "due" : undefined };
  const pathOf = (next: InboxState, changes: Partial<typeof selection> = {}) =>
    paths.adminMessages({ state: next === "open" ? undefined : next, ...selection, ...changes });
  const show = (changes: Partial<typeof selection>) => void navigate(pathOf(state, changes));
  const canBeDue = state !== "resolved" && state !== "all";
  return (
    <div className="mt-4 flex flex-wrap items-end justify-between gap-3">
      <nav aria-label="Messages by state">
        <ul className="flex flex-wrap gap-2">
          {inboxStateNames.map((each) => (
            <li key={each}>
              <FilterLink to={pathOf(each)} isCurrent={each === state && !current.ticketNumber}>
                {stateLabels[each]}
                {each === "late" && Boolean(lateCount) && <span className="tabular-nums">{lateCount}</span>}
              </FilterLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex gap-2 max-sm:w-full">
        <Select
          label="Topic"
          isLabelHidden
          isCompact
          placeholder="All topics"
          choices={categoryChoices}
          value={selection.category ?? ""}
          onChange={({ target: { value } }) => show({ category: value || undefined })}
          className="max-sm:grow"
        />
        {canBeDue && (
          <Select
            label="Order of the messages"
            isLabelHidden
            isCompact
            choices={[
              { value: "", label: "Newest first" },
              { value: "due", label: "Due first" },
            ]}
            value={selection.sort ?? ""}
            onChange={({ target: { value } }) => show({ sort: value || undefined })}
            className="max-sm:grow"
          />
        )}
      </div>
    </div>
  );
};
