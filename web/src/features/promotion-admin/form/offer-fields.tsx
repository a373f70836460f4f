import type { PromotionKind, PromotionMethod } from "../../../graphql/generated.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { RadioCards } from "../../../ui/radio-cards.tsx";
import { DraftTextField, FormPart, type PartProps } from "./form-fields.tsx";
import { MAX_TITLE_LENGTH } from "./promotion-draft.ts";
import { kindNames, methodNames } from "./promotion-names.ts";

const methodNotes: Record<PromotionMethod, string> = {
  CODE: "Shoppers enter it at checkout.",
  AUTOMATIC: "Each order that qualifies gets it.",
};

const methodChoices = (["CODE", "AUTOMATIC"] as const).map((value) => ({
  value,
  label: methodNames[value],
  note: methodNotes[value],
}));

const kindChoices = (["PERCENT", "AMOUNT", "FREE_SHIPPING", "BUY_X_GET_Y"] as const).map((value) => ({
  value,
  label: kindNames[value],
}));

/** The name, and how the promotion gets into an order. */
export const BasicFields = (fields: PartProps) => (
  <div className="grid gap-5">
    <DraftTextField
      fields={fields}
      field="title"
      label="Name"
      hint="Shoppers see it in the cart and on the order."
      maxLength={MAX_TITLE_LENGTH}
      required
    />
    <RadioCards
      legend="Method"
      isSideBySide
      choices={methodChoices}
      value={fields.draft.method}
      onChange={(method) => fields.onEnter({ method })}
    />
    {fields.draft.method === "CODE" ? (
      <DraftTextField
        fields={fields}
        field="code"
        label="Discount code"
        hint="One code for all customers, such as DIWALI20. Leave empty to use single-use codes only."
        isOptional
        maxLength={40}
        autoCapitalize="characters"
        spellCheck={false}
      />
    ) : (
      <Checkbox
        name="isCombinable"
        label="Combine it with the best other promotion of an order"
        checked={fields.draft.isCombinable}
        onChange={({ target }) => fields.onEnter({ isCombinable: target.checked })}
      />
    )}
  </div>
);

const Amounts = (fields: PartProps) => {
  switch (fields.draft.kind) {
    case "PERCENT":
      return (
        <DraftTextField fields={fields} field="percent" label="Percentage off" inputMode="numeric" required />
      );
    case "AMOUNT":
      return (
        <DraftTextField
          fields={fields}
          field="amount"
          label="Amount off in rupees"
          hint="Split across the products that the promotion applies to."
          inputMode="decimal"
          required
        />
      );
    case "FREE_SHIPPING":
      return null;
    case "BUY_X_GET_Y":
      return (
        <>
          <div className="grid grid-cols-2 items-end gap-4">
            <DraftTextField
              fields={fields}
              field="buyQuantity"
              label="Pieces to buy"
              inputMode="numeric"
              required
            />
            <DraftTextField
              fields={fields}
              field="freeQuantity"
              label="Pieces to get"
              inputMode="numeric"
              required
            />
          </div>
          <DraftTextField
            fields={fields}
            field="percent"
            label="Percentage off the pieces to get"
            hint="Enter 100 to make them free. It applies to the cheapest pieces."
            inputMode="numeric"
            required
          />
        </>
      );
  }
};

/** What the promotion takes off. */
export const DiscountFields = (fields: PartProps) => {
  const { draft, onEnter } = fields;
  const choose = (kind: PromotionKind) =>
    onEnter({ kind, ...(kind === "BUY_X_GET_Y" && draft.percent === "" && { percent: "100" }) });
  return (
    <FormPart id="discount-part" title="Discount">
      <RadioCards
        legend="Kind of discount"
        isLegendHidden
        variant="chips"
        choices={kindChoices}
        value={draft.kind}
        onChange={choose}
      />
      <Amounts {...fields} />
      {draft.kind !== "FREE_SHIPPING" && (
        <p className="text-sm text-ink-soft">
          A piece that is returned is refunded at its discounted price. The other pieces keep their discount.
        </p>
      )}
    </FormPart>
  );
};
