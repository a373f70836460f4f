import { Fragment, type ReactNode } from "react";
import { useHsnCodesQuery, type ProductEditor_ProductFragment } from "../../../graphql/generated.ts";
import { Details } from "../../../ui/details.tsx";
import { Select, type Choice } from "../../../ui/select.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { fieldDeclarations, productFields, type ProductField } from "./product-fields.ts";
import type { ProductErrors, ProductTexts } from "./product-texts.ts";
import { SearchPreview } from "./search-preview.tsx";
import { ScheduleField } from "./schedule-field.tsx";

/** The HSN codes with their goods. The current code stays a choice while the list loads, or if it is no longer in it. */
const useHsnChoices = (currentCode: string): Choice[] => {
  const { data } = useHsnCodesQuery();
  const codes = data?.hsnCodes ?? [];
  const choices = codes.map(({ code, description }) => ({ value: code, label: `${code}: ${description}` }));
  if (currentCode === "" || codes.some(({ code }) => code === currentCode)) return choices;
  return [{ value: currentCode, label: currentCode }, ...choices];
};

type ProductInputsProps = {
  texts: ProductTexts;
  /** What is saved of the scheduled prices. */
  savedSchedule: string;
  errors: ProductErrors;
  onType: (field: ProductField, text: string) => void;
  /** Stand first: the files of a new product, or the picture editor. */
  pictures?: ReactNode;
  stockHint: string;
  /** Replaces the field of the stock by a grid of sizes and colours. */
  stock?: ReactNode;
  /** The saved product; absent for a new one. */
  product?: ProductEditor_ProductFragment | undefined;
};

/** The fields of a product (specification, section 3). */
export const ProductInputs = ({
  texts,
  savedSchedule,
  errors,
  onType,
  pictures,
  stockHint,
  stock,
  product,
}: ProductInputsProps) => {
  const inMore = productFields.filter((field) => fieldDeclarations[field].isInMore);
  const legal = productFields.filter((field) => fieldDeclarations[field].isLegal);
  const forSearch = productFields.filter((field) => fieldDeclarations[field].isForSearch);
  const hasError = (fields: readonly ProductField[]) => fields.some((field) => errors[field]);
  const hsnChoices = useHsnChoices(texts.hsn);
  const controlOf = (field: ProductField) => {
    const { name, label = name, hint, isWide, isRequired, ...declaration } = fieldDeclarations[field];
    const shared = {
      name: field,
      label,
      hint: field === "stock" ? stockHint : hint,
      value: texts[field],
      error: errors[field],
      onChange: ({ target }: { target: { value: string } }) => onType(field, target.value),
      autoComplete: "off",
      className: isWide ? "sm:col-span-2" : undefined,
      required: isRequired,
    };
    if (declaration.control === "area")
      return <TextArea {...shared} rows={isRequired ? 5 : 3} isOptional={!isRequired} />;
    if (declaration.control === "schedule")
      return (
        <ScheduleField
          text={texts[field]}
          savedText={savedSchedule}
          error={errors[field]}
          onType={(text) => onType(field, text)}
        />
      );
    if (declaration.control === "select") {
      const { placeholder, isPlaceholderGone, choices = hsnChoices } = declaration;
      const isGone = isPlaceholderGone && texts[field] !== "";
      return <Select {...shared} placeholder={isGone ? undefined : placeholder} choices={choices} />;
    }
    const plain = declaration.isPlain ? { autoCapitalize: "none", spellCheck: false } : {};
    return <TextField {...shared} {...plain} inputMode={declaration.inputMode} isOptional={!isRequired} />;
  };
  const slots: Partial<Record<ProductField, ReactNode>> = {
    imageUrl: pictures ? <div className="sm:col-span-2">{pictures}</div> : null,
    ...(stock !== undefined && { stock }),
  };
  const controlsOf = (fields: readonly ProductField[]) =>
    fields.map((field) => (
      <Fragment key={field}>{field in slots ? slots[field] : controlOf(field)}</Fragment>
    ));
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {controlsOf(productFields.filter((field) => ![...inMore, ...legal, ...forSearch].includes(field)))}
      <div className="sm:col-span-2">
        <Details summary="More: kind, HSN code, handle" isOpen={hasError(inMore)}>
          <div className="grid gap-5 pt-2 sm:grid-cols-2">{controlsOf(inMore)}</div>
        </Details>
        <Details summary="Product information: maker, origin, quantity" isOpen={hasError(legal)}>
          <div className="grid gap-5 pt-2 sm:grid-cols-2">{controlsOf(legal)}</div>
        </Details>
        <Details summary="Search engines" isOpen={hasError(forSearch)}>
          <SearchPreview texts={texts} product={product} />
          <div className="grid gap-5 pt-5 sm:grid-cols-2">{controlsOf(forSearch)}</div>
        </Details>
      </div>
    </div>
  );
};
