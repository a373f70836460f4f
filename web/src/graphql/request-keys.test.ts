import { expect, it } from "vitest";
import { requestKeys } from "./request-keys.ts";

it("a request keeps its key until it has succeeded, and each name has its own", () => {
  const keys = requestKeys();
  const first = keys.keyOf("dress");
  expect(keys.keyOf("dress")).toBe(first);
  expect(keys.keyOf("shirt")).not.toBe(first);
  keys.renew("dress");
  expect(keys.keyOf("dress")).not.toBe(first);
});
