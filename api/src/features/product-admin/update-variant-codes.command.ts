import type { EntityManager } from "typeorm";
import type { AuditAction } from "../audit/audit-action.rules.ts";
import { addAudit } from "../audit/audit.store.ts";
import { AuditSubject, type Author, type FieldChanges } from "../audit/audit.rules.ts";
import { lockVariants, type VariantRow } from "../catalogue/product-variant.store.ts";
import { checkedBarcode, checkedSku } from "../catalogue/sku.rules.ts";
import { isSameVariant, variantsOf, variantText } from "../catalogue/variant.rules.ts";
import { inTransaction, isUniqueViolation } from "../../platform/database/database.ts";
import { Refusal } from "../../platform/errors/errors.ts";
import { refuse } from "./product-admin.refusals.ts";
import { recordEvent } from "../../platform/events/record-event.ts";
import { asId } from "../../platform/ids.ts";
import type { Services } from "../shop/services.ts";
import { lockProduct } from "./update-product.command.ts";
import {
  holdersOf,
  keepSkusOfLines,
  removeVariants,
  setCodes,
  type CodeHolder,
} from "./variant-codes.store.ts";

/** Most variants of a request: 50 sizes in as many colours, of which few have a code of their own. */
export const maxVariants = 500;

export type VariantCodes = {
  id: string;
  sku: string;
  skuSeen: string;
  barcode?: string | null | undefined;
  barcodeSeen?: string | null | undefined;
};

type CodeChange = { variant: VariantRow; sku: string; barcode: string | null };

/** Throws CODE_CHANGED if another admin has set another code since this one was seen. */
const checkSeen = (
  field: "sku" | "barcode",
  { seen, current, next }: { seen: string | null; current: string | null; next: string | null },
): void => {
  if (current === seen || current === next) return;
  refuse("CODE_CHANGED", {
    field,
    message: `Another admin has changed ${seen ?? "this code"} to ${current ?? "none"} in the meantime.`,
    facts: { current },
  });
};

/** Adds the variant to the refusals of its codes: a request has many. */
const about = <Result>(variantId: string, check: () => Result): Result => {
  try {
    return check();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { message, details } = error;
    throw error.with({ ...details, message, facts: { ...details.facts, variantId } });
  }
};

const checkedChange = (codes: VariantCodes, variant: VariantRow): CodeChange => {
  const sku = checkedSku(codes.sku);
  const barcode = checkedBarcode(codes.barcode ?? null);
  checkSeen("sku", { seen: codes.skuSeen, current: variant.sku, next: sku });
  checkSeen("barcode", { seen: codes.barcodeSeen ?? null, current: variant.barcode, next: barcode });
  return { variant, sku, barcode };
};

const changeOf = (codes: VariantCodes, variants: readonly VariantRow[]): CodeChange => {
  const id = asId(codes.id, "id");
  const variant = variants.find((each) => each.id === id) ?? refuse("VARIANT_NOT_FOUND", { field: "id" });
  return about(id, () => checkedChange(codes, variant));
};

const refuseTaken = (field: "sku" | "barcode", code: string, holder: CodeHolder | undefined): never => {
  const name = field === "sku" ? "SKU" : "barcode";
  const of = holder && [holder.title, variantText(holder)].filter(Boolean).join(", ");
  return refuse(field === "sku" ? "SKU_TAKEN" : "BARCODE_TAKEN", {
    field,
    message: of
      ? `${code} is already a code of ${of}.`
      : `Two sizes or colours would have the ${name} ${code}.`,
  });
};

type NewCode = { variantId: string; field: "sku" | "barcode"; code: string };

/** Each SKU and each barcode of the changes. */
const codesOf = (changes: readonly CodeChange[]): NewCode[] =>
  changes.flatMap(({ variant: { id: variantId }, sku, barcode }) => [
    { variantId, field: "sku" as const, code: sku },
    ...(barcode === null ? [] : [{ variantId, field: "barcode" as const, code: barcode }]),
  ]);

/** Throws SKU_TAKEN, BARCODE_TAKEN if two variants of the request have a code. */
const checkDoubles = (changes: readonly CodeChange[]): void => {
  const holders = new Map<string, string>();
  for (const { variantId, field, code } of codesOf(changes)) {
    const holder = holders.get(code);
    if (holder !== undefined && holder !== variantId)
      about(variantId, () => refuseTaken(field, code, undefined));
    holders.set(code, variantId);
  }
};

/**
 * Throws SKU_TAKEN, BARCODE_TAKEN for a code of another variant: a scan finds one of them. The row of a size that
 * this product no longer has is removed for its code; pieces in orders keep the code.
 */
const takeCodes = async (
  tx: EntityManager,
  changes: readonly CodeChange[],
  isOffered: (variant: VariantRow) => boolean,
): Promise<void> => {
  const ids = changes.map(({ variant }) => variant.id);
  const newCodes = codesOf(changes);
  const holders = await holdersOf(
    tx,
    newCodes.map(({ code }) => code),
    ids,
  );
  const productId = changes[0]?.variant.productId;
  const inUse = holders.filter((holder) => holder.productId !== productId || isOffered(holder));
  for (const { variantId, field, code } of newCodes) {
    const holder = inUse.find(({ sku, barcode }) => sku === code || barcode === code);
    if (holder) about(variantId, () => refuseTaken(field, code, holder));
  }
  const formerIds = holders.filter((holder) => !inUse.includes(holder)).map(({ id }) => id);
  if (formerIds.length === 0) return;
  await keepSkusOfLines(tx, formerIds);
  await removeVariants(tx, formerIds);
};

const auditChanges = (changes: readonly CodeChange[]): FieldChanges =>
  Object.fromEntries(
    changes.flatMap(({ variant, sku, barcode }) => {
      const of = variantText(variant);
      return [
        ...(sku === variant.sku ? [] : [[`sku: ${of}`, { before: variant.sku, after: sku }]]),
        ...(barcode === variant.barcode
          ? []
          : [[`barcode: ${of}`, { before: variant.barcode, after: barcode }]]),
      ] as [string, FieldChanges[string]][];
    }),
  );

/** Who sets codes by which mutation, and which of a product's variants to which codes. */
type CodesWrite = {
  author: Author;
  action: AuditAction;
  batchId?: string | undefined;
  changesOf: (variants: readonly VariantRow[]) => CodeChange[];
};

/**
 * Sets SKUs and barcodes of the variants of a locked product, in the transaction of another change. Placed orders keep the SKU of
 * their moment. Throws SKU_TAKEN, BARCODE_TAKEN, and the refusals of `changesOf`.
 */
export const setVariantCodes = async (
  tx: EntityManager,
  { id, title }: { id: string; title: string },
  { changesOf, ...origin }: CodesWrite,
): Promise<void> => {
  const [product] = await lockVariants(tx, [id]);
  if (!product) return;
  const offered = variantsOf(product);
  const changes = changesOf(product.variants).filter(
    ({ variant, sku, barcode }) => sku !== variant.sku || barcode !== variant.barcode,
  );
  if (changes.length === 0) return;
  checkDoubles(changes);
  await takeCodes(tx, changes, (variant) => offered.some((each) => isSameVariant(each, variant)));
  await keepSkusOfLines(
    tx,
    changes.map(({ variant }) => variant.id),
  );
  await setCodes(
    tx,
    changes.map(({ variant, ...after }) => ({ ...after, id: variant.id })),
  ).catch((error: unknown) => {
    // Another admin gives the code to another product at the same moment.
    if (isUniqueViolation(error, "product_variants_sku")) refuse("SKU_TAKEN", { field: "sku" });
    if (isUniqueViolation(error, "product_variants_barcode")) refuse("BARCODE_TAKEN", { field: "barcode" });
    throw error;
  });
  recordEvent(tx, "product.changed", [id]);
  await addAudit(tx, {
    ...origin,
    subject: AuditSubject.PRODUCT,
    subjectId: id,
    label: title,
    changes: auditChanges(changes),
  });
};

/**
 * Sets SKUs and barcodes of the variants of a product in one transaction. Throws PRODUCT_NOT_FOUND, VARIANT_NOT_FOUND, SKU_INVALID,
 * BARCODE_INVALID, SKU_TAKEN, BARCODE_TAKEN, CODE_CHANGED.
 */
export const updateVariantCodes = (
  services: Services,
  author: Author,
  { productId, codes }: { productId: string; codes: readonly VariantCodes[] },
): Promise<void> => {
  const id = asId(productId, "productId");
  if (codes.length > maxVariants)
    refuse("BAD_INPUT", {
      field: "codes",
      message: `Please change at most ${maxVariants} sizes and colours at once.`,
    });
  if (new Set(codes.map((each) => each.id.toLowerCase())).size < codes.length)
    refuse("BAD_INPUT", { field: "codes", message: "Please name each size and colour once." });
  return inTransaction(services.database, async (tx) => {
    const product = await lockProduct(tx, id);
    await setVariantCodes(tx, product, {
      author,
      action: "changeVariantCodes",
      changesOf: (variants) => codes.map((each) => changeOf(each, variants)),
    });
  });
};
