import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { expect, it } from "vitest";
import { addFailureText } from "./add-to-cart.ts";

const refusal = (message: string, extensions: Record<string, unknown>) =>
  new CombinedGraphQLErrors({ data: null, errors: [{ message, extensions }] });

it("says how many she can have when fewer are left than she wants", () => {
  const error = refusal("There are not enough pieces left.", { code: "OUT_OF_STOCK", available: 2 });
  expect(addFailureText(error)).toBe("There are not enough pieces left. You can have 2 in your cart.");
});

it("does not offer none of something that is sold out", () => {
  const error = refusal("There are not enough pieces left.", { code: "OUT_OF_STOCK", available: 0 });
  expect(addFailureText(error)).toBe("There are not enough pieces left.");
});

it("says the server's sentence, and a network's failure for what it is", () => {
  const error = refusal("Product not found.", { code: "PRODUCT_NOT_FOUND" });
  expect(addFailureText(error)).toBe("Product not found.");
  expect(addFailureText(new TypeError("Failed to fetch"))).toBe("Network error. Please try again.");
});
