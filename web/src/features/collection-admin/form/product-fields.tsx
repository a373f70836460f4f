import type { CollectionKind } from "../../../graphql/generated.ts";
import { FieldError } from "../../../ui/field-error.tsx";
import { RadioCards } from "../../../ui/radio-cards.tsx";
import { FormPart } from "../../promotion-admin/form/form-fields.tsx";
import { ChosenProducts } from "../../product-admin/chosen/chosen-products.tsx";
import { ProductFinder } from "../../product-admin/chosen/product-finder.tsx";
import { collectionKindNames } from "./draft-changes.ts";
import type { PartProps } from "./form-fields.tsx";
import { RuleFields } from "./rule-fields.tsx";

const notes: Record<CollectionKind, string> = {
  PICKED: "You choose each product and its place.",
  RULE: "Products that match your filters, including ones you add later.",
};

const choices = (["PICKED", "RULE"] as const).map((value) => ({
  value,
  label: collectionKindNames[value],
  note: notes[value],
}));

/** Which products the collection has: picked ones, or a rule with pinned ones first. */
export const ProductFields = (fields: PartProps) => {
  const { draft, errors, onEnter } = fields;
  const isByRule = draft.kind === "RULE";
  return (
    <>
      <FormPart id="products-part" title="Products">
        <RadioCards
          legend="Kind of collection"
          isLegendHidden
          isSideBySide
          choices={choices}
          value={draft.kind}
          onChange={(kind) => onEnter({ kind })}
        />
        {isByRule && <RuleFields {...fields} />}
      </FormPart>
      <FormPart id="chosen-part" title={isByRule ? "Pinned first" : "Picked products"}>
        <p className="text-sm text-ink-soft">
          {isByRule
            ? "They come before the others, also if the rule does not select them. At most 50."
            : "Shoppers see them in this order. At most 10,000."}
        </p>
        <FieldError id="collection-products-error">{errors.productIds}</FieldError>
        <ChosenProducts ids={draft.productIds} onChange={(productIds) => onEnter({ productIds })} />
        <ProductFinder
          chosenIds={draft.productIds}
          onAdd={({ id }) => onEnter({ productIds: [...draft.productIds, id] })}
        />
      </FormPart>
    </>
  );
};
