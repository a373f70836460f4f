import type { ExamplesBySubject } from "./example.ts";
import { customerExamples } from "./staff/customer-examples.ts";
import { deliveryExamples } from "./staff/delivery-examples.ts";
import { moneyExamples } from "./staff/money-examples.ts";
import { staffOrderExamples } from "./staff/order-examples.ts";
import { productExamples } from "./staff/product-examples.ts";
import { productFileExamples } from "./staff/product-file-examples.ts";
import { sellingExamples } from "./staff/selling-examples.ts";
import { shopExamples } from "./staff/shop-examples.ts";
import { teamExamples } from "./staff/team-examples.ts";

/** An example of each operation that is for the staff alone, by subject. The reference shows them in this order. */
export const staffExamples: ExamplesBySubject = {
  ...staffOrderExamples,
  ...deliveryExamples,
  ...productExamples,
  ...productFileExamples,
  ...sellingExamples,
  ...customerExamples,
  ...moneyExamples,
  ...shopExamples,
  ...teamExamples,
};
