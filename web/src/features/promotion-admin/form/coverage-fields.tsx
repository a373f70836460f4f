import { Checkbox } from "../../../ui/checkbox.tsx";
import { Details } from "../../../ui/details.tsx";
import { FieldError } from "../../../ui/field-error.tsx";
import { RadioCards } from "../../../ui/radio-cards.tsx";
import { categoryChoices } from "../../product-admin/form/category-choices.ts";
import { kindChoices } from "../../product-admin/form/kind-choices.ts";
import { CoveredCollections } from "./covered-collections.tsx";
import { CoveredProducts } from "./covered-products.tsx";
import { FormPart, type PartProps } from "./form-fields.tsx";

const errorId = "coverage-error";

const withOrWithout = <Value,>(values: readonly Value[], value: Value, isIn: boolean): Value[] =>
  isIn ? [...values, value] : values.filter((each) => each !== value);

const countText = (count: number) => (count === 0 ? "none" : String(count));

/** What the promotion covers: everything, or chosen categories, kinds, collections and products. */
export const CoverageFields = ({ draft, errors, onEnter }: PartProps) => (
  <FormPart id="coverage-part" title="Applies to">
    <RadioCards
      legend="Applies to"
      isLegendHidden
      variant="chips"
      choices={[
        { value: "all", label: "Everything" },
        { value: "some", label: "Chosen pieces" },
      ]}
      value={draft.isLimited ? "some" : "all"}
      onChange={(value) => onEnter({ isLimited: value === "some" })}
    />
    {draft.isLimited && (
      <div>
        <p className="text-sm text-ink-soft">A piece is covered if any of your choices includes it.</p>
        <FieldError id={errorId}>{errors.products}</FieldError>
        <fieldset className="mt-4">
          <legend className="mb-1 text-sm font-semibold">Categories</legend>
          <div className="grid gap-x-4 sm:grid-cols-2">
            {categoryChoices.map(({ value, label }, index) => (
              <Checkbox
                key={value}
                // Typing into a field removes its error; the choices share one.
                name="products"
                label={label}
                aria-invalid={index === 0 && errors.products ? true : undefined}
                aria-describedby={index === 0 && errors.products ? errorId : undefined}
                checked={draft.categories.includes(value)}
                onChange={({ target }) =>
                  onEnter({ categories: withOrWithout(draft.categories, value, target.checked) })
                }
              />
            ))}
          </div>
        </fieldset>
        <Details summary={<span>Kinds of garment ({countText(draft.kinds.length)})</span>}>
          <div className="grid gap-x-4 sm:grid-cols-2">
            {kindChoices.map(({ value, label }) => (
              <Checkbox
                key={value}
                name="products"
                label={label}
                checked={draft.kinds.includes(value)}
                onChange={({ target }) =>
                  onEnter({ kinds: withOrWithout(draft.kinds, value, target.checked) })
                }
              />
            ))}
          </div>
        </Details>
        <CoveredCollections
          collections={draft.collections}
          error={errors.collections}
          onChange={(collections) => onEnter({ collections })}
        />
        <div className="mt-5">
          <CoveredProducts products={draft.products} onChange={(products) => onEnter({ products })} />
        </div>
      </div>
    )}
  </FormPart>
);
