import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { expect, it } from "vitest";
import { addFailureText } from "./add-to-cart.ts";

const refusal = (message: string, extensions: Record<string, unknown>) =>
  new CombinedGraphQLErrors({ data: null, errors: [{ message, extensions }] });

it("names the available quantity if fewer pieces are left than requested", () => {
  const error = refusal("There are not enough pieces left.", { code: "OUT_OF_STOCK", available: 2 });
  expect(addFailureText(error)).toBe("There are not enough pieces left. You can have 2 in your cart.");
});

it("names no quantity for a product that is sold out", () => {
  const error = refusal("There are not enough pieces left.", { code: "OUT_OF_STOCK", available: 0 });
  expect(addFailureText(error)).toBe("There are not enough pieces left.");
});

it("shows the server's message", () => {
  const error = refusal("Product not found.", { code: "PRODUCT_NOT_FOUND" });
  expect(addFailureText(error)).toBe("Product not found.");
});

it("does not call a lost answer a failure", () => {
  expect(addFailureText(new TypeError("Failed to fetch"))).toBe(
    "We did not hear back from the shop. Please look at your cart before you add it again.",
  );
});
