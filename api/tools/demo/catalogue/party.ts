import type { DemoProduct } from "./demo-product.ts";
import { anarkalis } from "./party/anarkalis.ts";
import { eveningTailoring } from "./party/evening-tailoring.ts";
import { gowns } from "./party/gowns.ts";
import { skirts } from "./party/skirts.ts";
import { topsAndSets } from "./party/tops-and-sets.ts";
import { wraps } from "./party/wraps.ts";

/** Partywear: for weddings, sangeets and evenings out. */
export const party: DemoProduct[] = [
  ...gowns,
  ...anarkalis,
  ...skirts,
  ...eveningTailoring,
  ...topsAndSets,
  ...wraps,
];
