import { DebouncedSearchField } from "../../ui/debounced-search-field.tsx";
import { MAX_SEARCH_LENGTH } from "../catalogue/text-in-url.ts";

/** The search text of the shop page. */
export const TextFilter = ({ value, onChange }: { value: string; onChange: (text: string) => void }) => (
  <DebouncedSearchField
    label="Search text"
    value={value}
    onChange={onChange}
    maxLength={MAX_SEARCH_LENGTH}
    placeholder="Silk, kurta, indigo …"
  />
);
