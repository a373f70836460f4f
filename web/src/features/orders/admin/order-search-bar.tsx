import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { paymentMethodNames } from "../../../payment-method-names.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { DebouncedSearchField } from "../../../ui/debounced-search-field.tsx";
import { ChevronDownIcon } from "../../../ui/icons.tsx";
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
  const region = useRef<HTMLElement>(null);
  const { state } = useLocation();
  const isSearching = (state as { isSearching?: boolean } | null)?.isSearching === true;
  useEffect(() => {
    if (!isSearching) return undefined;
    // After the focus that a new page gives to its heading.
    const frame = requestAnimationFrame(() => region.current?.querySelector("input")?.focus());
    return () => cancelAnimationFrame(frame);
  }, [isSearching]);
  return (
    <search
      ref={region}
      data-order-search
      className="mt-2 grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 has-[[open]]:gap-x-0"
    >
      <DebouncedSearchField
        label="Search orders"
        isLabelHidden
        value={search.q ?? ""}
        onChange={(text) => onChange({ q: text })}
        maxLength={MAX_SEARCH_LENGTH}
        placeholder="Number, name, phone, e-mail, tracking id, title, SKU"
      />
      {/* Beside the search while it is closed: rows of orders take the place of a line. */}
      <details className="group open:col-span-full">
        <summary className="flex min-h-12 list-none items-center gap-2 font-semibold">
          <span>Filters{count > 0 && ` (${count})`}</span>
          <ChevronDownIcon className="transition-transform duration-200 group-open:rotate-180" />
        </summary>
        <div className="grid grid-cols-2 items-end pb-4 gap-x-3 gap-y-4 lg:grid-cols-[1fr_1fr_1fr_1fr_auto]">
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
      </details>
    </search>
  );
};
