import type { DemoProduct } from "./demo-product.ts";
import { flares } from "./everyday/flares.ts";
import { cropTops } from "./everyday/crop-tops.ts";
import { culottes } from "./everyday/culottes.ts";
import { dresses } from "./everyday/dresses.ts";
import { jumpsuitsAndSets } from "./everyday/jumpsuits-and-sets.ts";
import { kurtas } from "./everyday/kurtas.ts";

/** Everyday Looks: for home, market and holiday. */
export const everyday: DemoProduct[] = [
  ...dresses,
  ...kurtas,
  ...flares,
  ...jumpsuitsAndSets,
  ...cropTops,
  ...culottes,
];
