import { blazers } from "./casuals/blazers.ts";
import { culottes } from "./casuals/culottes.ts";
import { jumpsuitsAndSets } from "./casuals/jumpsuits-and-sets.ts";
import { kurtas } from "./casuals/kurtas.ts";
import { shirtDresses } from "./casuals/shirt-dresses.ts";
import { wrapDresses } from "./casuals/wrap-dresses.ts";
import type { DemoProduct } from "./demo-product.ts";

/** Office Casuals: for the working week. */
export const casuals: DemoProduct[] = [
  ...shirtDresses,
  ...wrapDresses,
  ...blazers,
  ...culottes,
  ...kurtas,
  ...jumpsuitsAndSets,
];
