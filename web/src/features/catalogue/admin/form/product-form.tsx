import type { ReactNode } from "react";
import { Select } from "../../../../ui/select.tsx";
import { TextArea } from "../../../../ui/text-area.tsx";
import { TextField } from "../../../../ui/text-field.tsx";
import { categoryChoices } from "./category-choices.ts";
import { kindChoices } from "./kind-choices.ts";
import type { ProductErrors, ProductField, ProductTexts } from "./product-texts.ts";
import { useHsnChoices } from "./use-hsn-choices.ts";

type ProductFormProps = {
  texts: ProductTexts;
  errors: ProductErrors;
  onType: (field: ProductField, text: string) => void;
  /** Stands after the description: the URL of a new product's picture, or the picture editor. */
  pictures?: ReactNode;
  stockHint: string;
  /** Replaces the field of a product that is counted by size and colour. */
  stock?: ReactNode;
};

/** The fields of the admin's product form (specification, section 3). The caller wraps them in its <form>. */
export const ProductForm = ({ texts, errors, onType, pictures, stockHint, stock }: ProductFormProps) => {
  const hsnChoices = useHsnChoices(texts.hsn);
  const field = (name: ProductField) => ({
    name,
    value: texts[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => onType(name, target.value),
    autoComplete: "off",
  });
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField label="Title" {...field("title")} className="sm:col-span-2" required />
      <TextArea label="Description" {...field("description")} rows={5} className="sm:col-span-2" required />
      <TextField
        label="Price in rupees"
        {...field("price")}
        inputMode="decimal"
        hint="For one piece, all taxes included."
        required
      />
      <Select
        label="Category"
        {...field("category")}
        placeholder="Choose a category"
        choices={categoryChoices}
        required
      />
      <Select
        label="Kind of garment"
        {...field("kind")}
        placeholder={texts.kind === "" ? "From a word in the title" : undefined}
        choices={kindChoices}
        hint="Shoppers filter by it."
        className="sm:col-span-2"
      />
      {pictures && <div className="sm:col-span-2">{pictures}</div>}
      <TextField
        label="Materials"
        {...field("materials")}
        hint="Separated by commas: Cotton, Mulmul"
        className="sm:col-span-2"
        isOptional
      />
      <TextField
        label="Available colours"
        {...field("availableColors")}
        hint="Separated by commas. Empty for “as shown”."
        isOptional
      />
      <TextField
        label="Available sizes"
        {...field("availableSizes")}
        hint="Separated by commas. Empty for one size."
        isOptional
      />
      {stock ?? <TextField label="Stock" {...field("stock")} inputMode="numeric" hint={stockHint} required />}
      <Select
        label="HSN code"
        {...field("hsn")}
        placeholder="The code of the category"
        choices={hsnChoices}
        hint="Decides the rate of GST, if the shop is registered for it."
      />
      <TextField
        label="Handle"
        {...field("handle")}
        hint="Names the product in imported files: a to z, digits and hyphens."
        autoCapitalize="none"
        spellCheck={false}
        className="sm:col-span-2"
        isOptional
      />
    </div>
  );
};
