import { useEffect, useRef } from "react";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { variantKey, type StockVariant } from "../stock/spread.ts";
import type { CodeField } from "./changed-codes.ts";
import { CodeFields } from "./code-fields.tsx";
import type { TypedNewCodes } from "./new-codes.ts";

export type NewCodeError = { key: string; field: CodeField; text: string };

type NewCodesFieldsProps = {
  variants: readonly StockVariant[];
  /** `null` while the shop makes all SKUs. */
  typed: TypedNewCodes | null;
  error: NewCodeError | null;
  onType: (typed: TypedNewCodes | null) => void;
};

/** SKU and barcode of each size and colour of a new product. The shop makes the SKUs that are not typed. */
export const NewCodesFields = ({ variants, typed, error, onType }: NewCodesFieldsProps) => {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (error) list.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [error]);
  return (
    <div className="sm:col-span-2">
      <Checkbox
        label="Enter SKUs and barcodes"
        checked={typed !== null}
        onChange={({ target }) => onType(target.checked ? {} : null)}
      />
      {typed && (
        <>
          <p className="mt-1 text-sm text-ink-soft">
            The shop makes a SKU for each size and colour, unless you enter your own. The barcode is the one
            on the label: an EAN or UPC number, or any text in Code 128.
          </p>
          <ul ref={list} className="mt-3 border-t border-hairline">
            {variants.map((variant) => {
              const key = variantKey(variant);
              return (
                <CodeFields
                  key={key}
                  variant={variant}
                  isSkuOptional
                  textOf={(field) => typed[key]?.[field] ?? ""}
                  errorOf={(field) => (error?.key === key && error.field === field ? error.text : undefined)}
                  onType={(field, text) => onType({ ...typed, [key]: { ...typed[key], [field]: text } })}
                />
              );
            })}
          </ul>
        </>
      )}
    </div>
  );
};
