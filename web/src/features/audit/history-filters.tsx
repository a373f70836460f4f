import { DebouncedSearchField } from "../../ui/debounced-search-field.tsx";
import { Select } from "../../ui/select.tsx";
import { kindNames, kinds, MAX_ABOUT_LENGTH, type HistoryQuery } from "./history-query.ts";
import { usePersonChoices } from "./use-history.ts";

const kindChoices = kinds.map((value) => ({ value, label: kindNames[value] }));

type HistoryFiltersProps = { query: HistoryQuery; onChange: (part: Partial<HistoryQuery>) => void };

/** Narrows the history by object, kind and person. The URL holds the choice. */
export const HistoryFilters = ({ query, onChange }: HistoryFiltersProps) => {
  const personChoices = usePersonChoices(query.userId);
  return (
    <search className="mt-4 grid grid-cols-2 items-end gap-x-3 gap-y-4 md:grid-cols-[minmax(0,1fr)_15rem_12rem]">
      <div className="max-md:col-span-full">
        <DebouncedSearchField
          label="Order number or title"
          value={query.about}
          onChange={(about) => onChange({ about })}
          maxLength={MAX_ABOUT_LENGTH}
          placeholder="The beginning of it, or an id"
        />
      </div>
      <Select
        label="Kind"
        placeholder="All kinds"
        choices={kindChoices}
        value={query.kind ?? ""}
        onChange={({ target }) => onChange({ kind: kinds.find((kind) => kind === target.value) ?? null })}
      />
      <Select
        label="Person"
        placeholder="Everyone"
        choices={personChoices}
        value={query.userId ?? ""}
        onChange={({ target }) => onChange({ userId: target.value || null })}
      />
    </search>
  );
};
