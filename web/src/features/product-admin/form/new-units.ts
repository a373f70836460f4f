import type { UnitStockInput } from "../../../graphql/generated.ts";
import { variantKey, variantsOf } from "../stock/spread.ts";
import type { ProductTexts } from "./product-texts.ts";
import { parsePieces, splitList } from "./typed-values.ts";

/** The typed sizes and colours of a new product. */
export const optionsOf = ({ availableSizes, availableColors }: ProductTexts) => ({
  availableSizes: splitList(availableSizes),
  availableColors: splitList(availableColors),
});

/** The pieces of each size and colour, 0 where nothing is typed; `undefined` if one is no number of pieces. */
export const unitsOf = (
  texts: ProductTexts,
  pieces: Readonly<Record<string, string>>,
): UnitStockInput[] | undefined => {
  const units = variantsOf(optionsOf(texts)).map((variant) => ({
    ...variant,
    stock: parsePieces(pieces[variantKey(variant)] || "0"),
  }));
  return units.some(({ stock }) => stock === undefined) ? undefined : (units as UnitStockInput[]);
};
