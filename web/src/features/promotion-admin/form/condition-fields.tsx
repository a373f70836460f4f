import { Checkbox } from "../../../ui/checkbox.tsx";
import { DraftTextField, FormPart, type PartProps } from "./form-fields.tsx";

/** The minimum order, whether it must be the first one, and how often the promotion may be used. */
export const ConditionFields = (fields: PartProps) => (
  <FormPart id="conditions-part" title="Conditions and limits">
    <div className="grid gap-5 sm:grid-cols-2">
      <DraftTextField
        fields={fields}
        field="minSubtotal"
        label="Minimum order in rupees"
        hint="Counts only products that the promotion applies to."
        isOptional
        inputMode="decimal"
      />
      <DraftTextField
        fields={fields}
        field="minPieces"
        label="Minimum number of pieces"
        isOptional
        inputMode="numeric"
      />
      <DraftTextField
        fields={fields}
        field="maxUses"
        label="Total uses"
        hint="Leave empty for no limit."
        isOptional
        inputMode="numeric"
      />
      <DraftTextField
        fields={fields}
        field="maxUsesPerShopper"
        label="Uses per customer"
        hint="Leave empty for no limit."
        isOptional
        inputMode="numeric"
      />
      <Checkbox
        name="isFirstOrder"
        className="sm:col-span-2"
        label="Only for a shopper’s first order"
        checked={fields.draft.isFirstOrder}
        onChange={({ target }) => fields.onEnter({ isFirstOrder: target.checked })}
      />
    </div>
  </FormPart>
);

/** When the promotion begins and ends. */
export const DateFields = (fields: PartProps) => (
  <FormPart id="dates-part" title="Dates">
    <div className="grid gap-5 sm:grid-cols-2">
      <DraftTextField
        fields={fields}
        field="startsAt"
        label="Start (time in India)"
        type="datetime-local"
        required
      />
      <DraftTextField
        fields={fields}
        field="endsAt"
        label="End (time in India)"
        type="datetime-local"
        isOptional
        hint="Leave empty for no end."
      />
    </div>
  </FormPart>
);
