import type { Category } from "../../graphql/generated.ts";

/** Body measures of a size, in inches. */
export type Measures = { bust: number; waist: number; hip: number };

/** Body measures by size: one size more is two inches more in circumference. Garments have ease on top. */
const bodyMeasures: Readonly<Record<string, Measures>> = {
  XS: { bust: 32, waist: 26, hip: 35 },
  S: { bust: 34, waist: 28, hip: 37 },
  M: { bust: 36, waist: 30, hip: 39 },
  L: { bust: 38, waist: 32, hip: 41 },
  XL: { bust: 40, waist: 34, hip: 43 },
  XXL: { bust: 42, waist: 36, hip: 45 },
};

export type LengthUnit = "in" | "cm";

const CM_PER_INCH = 2.54;

/** Converts inches to the unit; centimetres are rounded to an integer. */
export const inchesToUnit = (inches: number, unit: LengthUnit) =>
  unit === "in" ? inches : Math.round(inches * CM_PER_INCH);

/** The rows of a product's size guide: its sizes that have body measures. Empty for accessories. */
export const sizeGuideOf = ({
  category,
  availableSizes,
}: {
  category: Category;
  availableSizes: readonly string[];
}) =>
  category === "ACCESSORIES"
    ? []
    : availableSizes.flatMap((size) => {
        const measures = bodyMeasures[size.toUpperCase()];
        return measures ? [{ size, measures }] : [];
      });
