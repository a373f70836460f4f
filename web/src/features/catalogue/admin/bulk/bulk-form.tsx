import type { Category, GarmentKind } from "../../../../graphql/generated.ts";
import { Checkbox } from "../../../../ui/checkbox.tsx";
import { RadioCards } from "../../../../ui/radio-cards.tsx";
import { Select } from "../../../../ui/select.tsx";
import { TextField } from "../../../../ui/text-field.tsx";
import { categoryChoices } from "../form/category-choices.ts";
import { kindChoices } from "../form/kind-choices.ts";
import type { BulkForm, BulkKind, PriceMode, StockMode } from "./bulk-change.ts";

const kinds: readonly { value: BulkKind; label: string }[] = [
  { value: "price", label: "Price" },
  { value: "stock", label: "Stock" },
  { value: "category", label: "Category" },
  { value: "garment", label: "Kind" },
  { value: "archive", label: "Archive" },
  { value: "restore", label: "Restore" },
];

const priceModes: readonly { value: PriceMode; label: string }[] = [
  { value: "percent", label: "By percent" },
  { value: "add", label: "By rupees" },
  { value: "set", label: "To a price" },
];

const priceHints: Record<PriceMode, string> = {
  percent: "10 adds 10 %, -10 takes off 10 %.",
  add: "100 adds \u20b9100, -100 takes off \u20b9100.",
  set: "The new price of every selected product.",
};

const stockModes: readonly { value: StockMode; label: string }[] = [
  { value: "add", label: "Add or take out" },
  { value: "count", label: "Counted" },
];

const stockHints: Record<StockMode, string> = {
  add: "Pieces to add; with a minus sign, pieces to remove.",
  count: "Pieces in stock now, for each product.",
};

type Props = { form: BulkForm; error: string | undefined; onChange: (changes: Partial<BulkForm>) => void };

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
        hint={priceHints[form.priceMode]}
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
      {form.kind === "price" && <PriceFields {...props} />}
      {form.kind === "stock" && <StockFields {...props} />}
      {form.kind === "category" && (
        <Select
          label="New category"
          choices={categoryChoices}
          value={form.category}
          onChange={(event) => onChange({ category: event.target.value as Category })}
        />
      )}
      {form.kind === "garment" && (
        <Select
          label="New kind of garment"
          choices={kindChoices}
          value={form.garment}
          onChange={(event) => onChange({ garment: event.target.value as GarmentKind })}
        />
      )}
      {form.kind === "archive" && <p>They leave the shop. Orders keep them, and they can be restored.</p>}
      {form.kind === "restore" && <p>They come back into the shop.</p>}
    </div>
  );
};
