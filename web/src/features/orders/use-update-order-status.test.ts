import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { expect, it } from "vitest";
import { failureText } from "./use-update-order-status.ts";

const refusal = (code: string, message: string) =>
  new CombinedGraphQLErrors({ data: null, errors: [{ message, extensions: { code } }] });

it("shows that a status was not updated, with the reason if the server refused", () => {
  expect(failureText(new TypeError("Failed to fetch"))).toContain("You can safely try again");
  expect(failureText(refusal("INTERNAL", "Something went wrong."))).toBe("Failed to update status");
  expect(failureText(refusal("OUT_OF_STOCK", "There are not enough pieces left."))).toBe(
    "Failed to update status: There are not enough pieces left.",
  );
});
