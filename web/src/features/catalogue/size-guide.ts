import type { LengthUnit, SizeChart_ChartFragment } from "../../graphql/generated.ts";

const CM_PER_INCH = 2.54;

/** Converts a measure to the chosen unit. Centimetres are rounded to an integer, inches to a half. */
export const toUnit = (value: number, from: LengthUnit, to: LengthUnit): number => {
  if (from === to) return value;
  return to === "CENTIMETRE" ? Math.round(value * CM_PER_INCH) : Math.round((value / CM_PER_INCH) * 2) / 2;
};

/** The rows of the chart for the sizes of a product, in the order of the product. Empty without a chart. */
export const sizeRowsOf = ({
  sizeChart,
  availableSizes,
}: {
  sizeChart: SizeChart_ChartFragment | null;
  availableSizes: readonly string[];
}) =>
  availableSizes.flatMap((size) => {
    const row = sizeChart?.rows.find((each) => each.size.toUpperCase() === size.toUpperCase());
    return row ? [{ size, values: row.values }] : [];
  });
