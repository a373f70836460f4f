import { Checkbox } from "../../../ui/checkbox.tsx";
import { categoryChoices } from "../../product-admin/form/category-choices.ts";
import { kindChoices } from "../../product-admin/form/kind-choices.ts";
import { colorFamilies, colors, fabricLabels, fabrics } from "../../search/facet-labels.ts";
import { ChoiceList, DraftTextField, type PartProps } from "./form-fields.tsx";

const colorChoices = colors.map((value) => ({ value, label: colorFamilies[value].label }));
const fabricChoices = fabrics.map((value) => ({ value, label: fabricLabels[value] }));

/** The filters of the shop that a product must pass. */
export const RuleFields = (fields: PartProps) => {
  const { draft, onEnter } = fields;
  return (
    <div className="grid gap-5">
      <p className="text-sm text-ink-soft">
        A product belongs to the collection if it matches every filter that you set. Without filters it has
        all products.
      </p>
      <fieldset>
        <legend className="mb-1 text-sm font-semibold">Categories</legend>
        <div className="grid gap-x-4 sm:grid-cols-2">
          {categoryChoices.map(({ value, label }) => (
            <Checkbox
              key={value}
              label={label}
              checked={draft.categories.includes(value)}
              onChange={({ target }) =>
                onEnter({
                  categories: target.checked
                    ? [...draft.categories, value]
                    : draft.categories.filter((each) => each !== value),
                })
              }
            />
          ))}
        </div>
      </fieldset>
      <div>
        <ChoiceList
          title="Kinds of garment"
          choices={kindChoices}
          chosen={draft.kinds}
          onChange={(kinds) => onEnter({ kinds })}
        />
        <ChoiceList
          title="Colours"
          choices={colorChoices}
          chosen={draft.colors}
          onChange={(chosen) => onEnter({ colors: chosen })}
        />
        <ChoiceList
          title="Fabrics"
          choices={fabricChoices}
          chosen={draft.fabrics}
          onChange={(chosen) => onEnter({ fabrics: chosen })}
        />
      </div>
      <DraftTextField
        fields={fields}
        field="sizes"
        label="Sizes"
        hint="Separated by commas, such as S, M. A piece in the size must be in stock."
        isOptional
      />
      <div className="grid grid-cols-2 items-end gap-4">
        <DraftTextField
          fields={fields}
          field="minPrice"
          label="Lowest price"
          isOptional
          inputMode="decimal"
        />
        <DraftTextField
          fields={fields}
          field="maxPrice"
          label="Highest price"
          isOptional
          inputMode="decimal"
        />
      </div>
      <div>
        <Checkbox
          label="New arrivals only"
          checked={draft.isNew}
          onChange={({ target }) => onEnter({ isNew: target.checked })}
        />
        <Checkbox
          label="On sale only"
          checked={draft.isOnSale}
          onChange={({ target }) => onEnter({ isOnSale: target.checked })}
        />
        <Checkbox
          label="In stock only"
          checked={draft.isInStock}
          onChange={({ target }) => onEnter({ isInStock: target.checked })}
        />
      </div>
    </div>
  );
};
