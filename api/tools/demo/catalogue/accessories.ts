import { bags } from "./accessories/bags.ts";
import { bangles } from "./accessories/bangles.ts";
import { beltsAndJuttis } from "./accessories/belts-and-juttis.ts";
import { dupattas } from "./accessories/dupattas.ts";
import { jhumkas } from "./accessories/jhumkas.ts";
import { scarves } from "./accessories/scarves.ts";
import type { DemoProduct } from "./demo-product.ts";

/** Accessories: what finishes an outfit. */
export const accessories: DemoProduct[] = [
  ...dupattas,
  ...scarves,
  ...bags,
  ...jhumkas,
  ...bangles,
  ...beltsAndJuttis,
];
