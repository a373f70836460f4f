import type { KeyboardEvent } from "react";
import { TextField } from "../../../ui/text-field.tsx";
import { variantName, type StockVariant } from "../stock/spread.ts";
import type { CodeField } from "./changed-codes.ts";

const fields = [
  { field: "sku", label: "SKU" },
  { field: "barcode", label: "Barcode" },
] as const;

/** A scanner ends with Enter: the next code goes into the next barcode. */
const focusNextBarcode = (event: KeyboardEvent<HTMLInputElement>) => {
  if (event.key !== "Enter") return;
  const barcodes = [
    ...(event.currentTarget.form?.querySelectorAll<HTMLInputElement>("input[name=barcode]") ?? []),
  ];
  const next = barcodes[barcodes.indexOf(event.currentTarget) + 1];
  if (!next) return;
  event.preventDefault();
  next.focus();
};

type CodeFieldsProps = {
  variant: StockVariant;
  textOf: (field: CodeField) => string;
  errorOf: (field: CodeField) => string | undefined;
  /** Without one the shop makes the SKU. */
  isSkuOptional?: boolean;
  readOnly?: boolean;
  onType: (field: CodeField, text: string) => void;
};

/** SKU and barcode of a variant, as an entry of a list. */
export const CodeFields = ({
  variant,
  textOf,
  errorOf,
  isSkuOptional = false,
  readOnly,
  onType,
}: CodeFieldsProps) => (
  <li className="border-b border-hairline py-4">
    <p className="font-semibold wrap-anywhere">{variantName(variant)}</p>
    <div className="mt-2 grid gap-x-5 gap-y-3 sm:grid-cols-2">
      {fields.map(({ field, label }) => (
        <TextField
          key={field}
          name={field}
          label={label}
          aria-label={`${label} of ${variantName(variant)}`}
          isOptional={field === "barcode" || isSkuOptional}
          value={textOf(field)}
          error={errorOf(field)}
          readOnly={readOnly}
          autoComplete="off"
          autoCapitalize={field === "sku" ? "characters" : "none"}
          spellCheck={false}
          translate="no"
          onChange={({ target }) => onType(field, target.value)}
          {...(field === "barcode" && { onKeyDown: focusNextBarcode })}
        />
      ))}
    </div>
  </li>
);
