import { Checkbox } from "../../ui/checkbox.tsx";
import { RadioCards } from "../../ui/radio-cards.tsx";
import { Select } from "../../ui/select.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { bulkFields, fieldDeclarations, type BulkField } from "../product-admin/form/product-fields.ts";
import {
  isBulkField,
  type BulkForm,
  type BulkKind,
  type PriceMode,
  type ScheduleMode,
  type StockMode,
} from "./bulk-change.ts";

const kinds: readonly { value: BulkKind; label: string }[] = [
  { value: "price", label: "Price" },
  { value: "mrp", label: "MRP" },
  { value: "schedule", label: "Scheduled price" },
  { value: "stock", label: "Stock" },
  ...bulkFields.map((field) => ({ value: field, label: fieldDeclarations[field].bulkLabel ?? field })),
  { value: "archive", label: "Archive" },
  { value: "restore", label: "Restore" },
];

const priceModes: readonly { value: PriceMode; label: string }[] = [
  { value: "percent", label: "By percent" },
  { value: "add", label: "By rupees" },
  { value: "set", label: "To an amount" },
];

const mrpHint = "The new MRP of every selected product.";

const priceHints: Record<PriceMode, string> = {
  percent: "Enter 10 to add 10%, or -10 to take off 10%.",
  add: "100 adds \u20b9100, -100 takes off \u20b9100.",
  set: "The new price of every selected product.",
};

const scheduleModes: readonly { value: ScheduleMode; label: string }[] = [
  { value: "percentOff", label: "Percent off" },
  { value: "price", label: "To a price" },
];

const stockModes: readonly { value: StockMode; label: string }[] = [
  { value: "add", label: "Add or take out" },
  { value: "count", label: "Counted" },
];

const stockHints: Record<StockMode, string> = {
  add: "Pieces to add; with a minus sign, pieces to remove.",
  count: "Pieces in stock now, for each product.",
};

type Props = { form: BulkForm; error: string | undefined; onChange: (changes: Partial<BulkForm>) => void };

const mrpNote = (mode: PriceMode): string =>
  `Products ${mode === "set" ? "" : "without an MRP, and those "}with a price above the new one are left out and listed.`;

/** The amounts of prices, or of MRPs. */
const PriceFields = ({ form, error, onChange }: Props) => (
  <>
    <div className="grid gap-3 sm:grid-cols-2">
      <Select
        label="Change"
        choices={priceModes}
        value={form.priceMode}
        onChange={(event) => onChange({ priceMode: event.target.value as PriceMode })}
      />
      <TextField
        label={form.priceMode === "percent" ? "Percent" : "Rupees"}
        hint={form.kind === "mrp" && form.priceMode === "set" ? mrpHint : priceHints[form.priceMode]}
        error={error}
        value={form.price}
        autoComplete="off"
        onChange={(event) => onChange({ price: event.target.value })}
      />
    </div>
    <Checkbox
      label="Round to whole rupees"
      checked={form.isWholeRupees}
      onChange={(event) => onChange({ isWholeRupees: event.target.checked })}
    />
    {form.kind === "mrp" && <p className="text-sm text-ink-faint">{mrpNote(form.priceMode)}</p>}
  </>
);

const ScheduleFields = ({ form, error, onChange }: Props) => (
  <>
    <div className="grid gap-3 sm:grid-cols-2">
      <Select
        label="Change"
        choices={scheduleModes}
        value={form.scheduleMode}
        onChange={(event) => onChange({ scheduleMode: event.target.value as ScheduleMode })}
      />
      <TextField
        label={form.scheduleMode === "percentOff" ? "Percent" : "Rupees"}
        inputMode="decimal"
        error={error}
        value={form.schedulePrice}
        autoComplete="off"
        onChange={(event) => onChange({ schedulePrice: event.target.value })}
      />
      <TextField
        label="From (time in India)"
        type="datetime-local"
        value={form.from}
        onChange={(event) => onChange({ from: event.target.value })}
      />
      <TextField
        label="To (time in India)"
        type="datetime-local"
        value={form.to}
        onChange={(event) => onChange({ to: event.target.value })}
      />
    </div>
    {form.scheduleMode === "percentOff" && (
      <Checkbox
        label="Round to whole rupees"
        checked={form.isWholeRupees}
        onChange={(event) => onChange({ isWholeRupees: event.target.checked })}
      />
    )}
    <p className="text-sm text-ink-faint">Afterwards each product has its regular price again.</p>
  </>
);

const StockFields = ({ form, error, onChange }: Props) => (
  <div className="grid gap-3 sm:grid-cols-2">
    <Select
      label="Change"
      choices={stockModes}
      value={form.stockMode}
      onChange={(event) => onChange({ stockMode: event.target.value as StockMode })}
    />
    <TextField
      label="Pieces"
      hint={stockHints[form.stockMode]}
      error={error}
      value={form.stock}
      autoComplete="off"
      onChange={(event) => onChange({ stock: event.target.value })}
    />
  </div>
);

const ValueField = ({ field, form, error, onChange }: Props & { field: BulkField }) => {
  const { name, choices } = fieldDeclarations[field];
  const shared = {
    label: `New ${name.toLowerCase()}`,
    value: form.values[field],
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ values: { ...form.values, [field]: target.value } }),
  };
  return choices ? (
    <Select {...shared} choices={choices} />
  ) : (
    <TextField {...shared} error={error} autoComplete="off" />
  );
};

/** What to change of the selected products. */
export const BulkFields = (props: Props) => {
  const { form, onChange } = props;
  return (
    <div className="grid gap-4">
      <RadioCards
        legend="What to change"
        variant="chips"
        choices={kinds}
        value={form.kind}
        onChange={(kind) => onChange({ kind })}
      />
      {(form.kind === "price" || form.kind === "mrp") && <PriceFields {...props} />}
      {form.kind === "schedule" && <ScheduleFields {...props} />}
      {form.kind === "stock" && <StockFields {...props} />}
      {isBulkField(form.kind) && <ValueField {...props} field={form.kind} />}
      {form.kind === "archive" && <p>They leave the shop. You can restore them, and orders keep them.</p>}
      {form.kind === "restore" && <p>They come back into the shop.</p>}
    </div>
  );
};
