import { refuse } from "./product-admin.refusals.ts";
import {
  isSameVariant,
  variantsOf,
  variantText,
  type Options,
  type Variant,
} from "../catalogue/variant.rules.ts";

/** Whether units count the pieces by size or colour. */
export const isTracked = (units: readonly Variant[]): boolean =>
  units.some(({ size, color }) => size !== null || color !== null);

export const totalOf = (units: readonly { stock: number }[]): number =>
  units.reduce((total, { stock }) => total + stock, 0);

/** The only unit of a product that counts all its pieces together. */
export const pooledUnit = (stock: number): Variant & { stock: number } => ({
  size: null,
  color: null,
  stock,
});

/** Spreads pieces evenly; the first variants get what remains. */
export const spreadEvenly = (total: number, variants: readonly Variant[]): (Variant & { stock: number })[] =>
  variants.map((variant, index) => ({
    ...variant,
    stock: Math.floor(total / variants.length) + (index < total % variants.length ? 1 : 0),
  }));

/**
 * The units of the sizes and colours that a change of a tracked product takes out. Throws VARIANT_HAS_STOCK if one of them
 * still has pieces.
 */
export const removedUnits = <Unit extends Variant & { stock: number }>(
  units: readonly Unit[],
  current: Options,
  after: Partial<Options>,
): Unit[] => {
  const variants = variantsOf({ ...current, ...after });
  const offered = variantsOf(current);
  const removed = units
    .filter((unit) => offered.some((variant) => isSameVariant(variant, unit)))
    .filter((unit) => !variants.some((variant) => isSameVariant(variant, unit)));
  const left = removed.find(({ stock }) => stock > 0);
  if (left) {
    const pieces = left.stock === 1 ? "1 piece" : `${left.stock} pieces`;
    refuse("VARIANT_HAS_STOCK", {
      field: after.availableSizes?.includes(left.size ?? "") ? "availableColors" : "availableSizes",
      message: `${variantText(left)} still has ${pieces}. Please set its stock to 0 first.`,
    });
  }
  return removed;
};

/** A unit as a request names it: an absent size or colour is `null`. */
export const unitOf = ({
  size,
  color,
  stock,
}: {
  size?: string | null;
  color?: string | null;
  stock: number;
}): Variant & { stock: number } => ({ size: size ?? null, color: color ?? null, stock });
