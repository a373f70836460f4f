import type { Feature } from "./feature.ts";
import { shopRefusals } from "./shop.refusals.ts";

export const shopFeature = { refusals: shopRefusals } satisfies Feature;
