import { accessories } from "./accessories.ts";
import { casuals } from "./casuals.ts";
import type { DemoProduct } from "./demo-product.ts";
import { everyday } from "./everyday.ts";
import { party } from "./party.ts";

export { demoReviewers } from "./reviewers.ts";

/** The products of an empty shop: eighteen in each category. Ages are relative to the time of the load. */
export const demoCatalogue: DemoProduct[] = [...party, ...casuals, ...everyday, ...accessories];
