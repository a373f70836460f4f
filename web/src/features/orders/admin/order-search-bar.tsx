import { paymentMethodNames } from "../../../payment-method-names.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { DebouncedSearchField } from "../../../ui/debounced-search-field.tsx";
import { Details } from "../../../ui/details.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { paymentStatusLabels } from "../order-status.ts";
import { filterCount, MAX_SEARCH_LENGTH, methods, payments } from "./order-search.ts";
import type { useOrderSearch } from "./use-order-search.ts";

const methodChoices = [
  { value: "cod", label: paymentMethodNames.COD },
  { value: "online", label: paymentMethodNames.ONLINE },
];

const paymentChoices = [
  { value: "pending", label: paymentStatusLabels.PENDING },
  { value: "completed", label: paymentStatusLabels.COMPLETED },
  { value: "failed", label: paymentStatusLabels.FAILED },
  { value: "refunded", label: paymentStatusLabels.REFUNDED },
];

type OrderSearchBarProps = {
  search: ReturnType<typeof useOrderSearch>["search"];
  onChange: ReturnType<typeof useOrderSearch>["change"];
};

/** The search field and the filters of the list of orders. */
export const OrderSearchBar = ({ search, onChange }: OrderSearchBarProps) => {
  const count = filterCount(search);
  return (
    <search className="mt-4 block">
      <DebouncedSearchField
        label="Search orders"
        value={search.q ?? ""}
        onChange={(text) => onChange({ q: text })}
        maxLength={MAX_SEARCH_LENGTH}
        placeholder="Number, name, phone, e-mail, tracking id, title"
      />
      <Details summary={<span>Filters{count > 0 && ` (${count})`}</span>}>
        <div className="grid grid-cols-2 items-end gap-x-3 gap-y-4 lg:grid-cols-[1fr_1fr_1fr_1fr_auto]">
          <Select
            label="Payment method"
            placeholder="Any method"
            choices={methodChoices}
            value={search.method ?? ""}
            onChange={({ target }) => onChange({ method: methods.find((each) => each === target.value) })}
          />
          <Select
            label="Payment status"
            placeholder="Any status"
            choices={paymentChoices}
            value={search.payment ?? ""}
            onChange={({ target }) => onChange({ payment: payments.find((each) => each === target.value) })}
          />
          <TextField
            label="Placed from"
            type="date"
            value={search.from ?? ""}
            max={search.to}
            onChange={({ target }) => onChange({ from: target.value })}
          />
          <TextField
            label="Placed until"
            type="date"
            value={search.to ?? ""}
            min={search.from}
            onChange={({ target }) => onChange({ to: target.value })}
          />
          <div className="max-lg:col-span-full lg:mb-1">
            <Checkbox
              label="Cash not collected"
              checked={search.due === "cash"}
              onChange={({ target }) => onChange({ due: target.checked ? "cash" : undefined })}
            />
            <Checkbox
              label="With a return"
              checked={search.return === "yes"}
              onChange={({ target }) => onChange({ return: target.checked ? "yes" : undefined })}
            />
          </div>
        </div>
      </Details>
    </search>
  );
};
