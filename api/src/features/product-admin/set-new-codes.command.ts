import type { EntityManager } from "typeorm";
import { Refusal } from "../../platform/errors/errors.ts";
import { refuse } from "./product-admin.refusals.ts";
import type { Author } from "../audit/audit.rules.ts";
import { checkedBarcode, checkedSku } from "../catalogue/sku.rules.ts";
import { isSameVariant } from "../catalogue/variant.rules.ts";
import { maxVariants, setVariantCodes } from "./update-variant-codes.command.ts";

/** The typed codes of a size and colour of a new product. Without a SKU it keeps the made one. */
export type NewCodes = {
  size?: string | null | undefined;
  color?: string | null | undefined;
  sku?: string | null | undefined;
  barcode?: string | null | undefined;
};

/** Names the entry in the refusal of one of its codes: `codes.2.sku`. */
const atEntry = (index: number, error: unknown): never => {
  if (!(error instanceof Refusal)) throw error;
  const { message, details } = error;
  throw error.with({ ...details, message, field: `codes.${index}.${details.field ?? "sku"}` });
};

/**
 * Sets the typed codes of a product in the transaction that adds it. Throws VARIANT_NOT_FOUND for a size or colour that it does not
 * have, BAD_INPUT for one that is there twice, SKU_INVALID, BARCODE_INVALID, SKU_TAKEN, BARCODE_TAKEN; the field is `codes.2.sku`.
 */
export const setNewCodes = async (
  tx: EntityManager,
  author: Author,
  { codes, ...product }: { id: string; title: string; codes: readonly NewCodes[] },
): Promise<void> => {
  if (codes.length > maxVariants)
    refuse("BAD_INPUT", {
      field: "codes",
      message: `Please enter the codes of at most ${maxVariants} sizes and colours.`,
    });
  /** The entries by the ids of their variants. */
  const entries = new Map<string, number>();
  const changesOf: Parameters<typeof setVariantCodes>[2]["changesOf"] = (variants) =>
    codes.map((typed, index) => {
      const entered = { size: typed.size?.trim() || null, color: typed.color?.trim() || null };
      const variant =
        variants.find((each) => isSameVariant(each, entered)) ??
        refuse("VARIANT_NOT_FOUND", { field: `codes.${index}` });
      if (entries.has(variant.id)) refuse("BAD_INPUT", { field: `codes.${index}` });
      entries.set(variant.id, index);
      try {
        const sku = typed.sku?.trim() ? checkedSku(typed.sku) : variant.sku;
        return { variant, sku, barcode: checkedBarcode(typed.barcode ?? null) };
      } catch (error) {
        return atEntry(index, error);
      }
    });
  try {
    await setVariantCodes(tx, product, { author, action: "changeVariantCodes", changesOf });
  } catch (error) {
    const variantId = error instanceof Refusal ? error.details.facts?.["variantId"] : undefined;
    const index = typeof variantId === "string" ? entries.get(variantId) : undefined;
    if (index === undefined) throw error;
    atEntry(index, error);
  }
};
