import { accessories } from "./accessories.ts";
import { casuals } from "./casuals.ts";
import type { DemoProduct } from "./demo-product.ts";
import { everyday } from "./everyday.ts";
import { party } from "./party.ts";

export { demoReviewers } from "./reviewers.ts";

/** Every product that an empty shop is filled with: eighteen a category. Ages count back from the load. */
export const demoCatalogue: DemoProduct[] = [...party, ...casuals, ...everyday, ...accessories];
