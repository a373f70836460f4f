import { expect, it } from "vitest";
import { requestKeys } from "./request-keys.ts";

it("each name has its own key", () => {
  const keys = requestKeys();
  expect(keys.keyOf("shirt")).not.toBe(keys.keyOf("dress"));
});

it("a request keeps its key until it has succeeded", () => {
  const keys = requestKeys();
  const first = keys.keyOf("dress");
  expect(keys.keyOf("dress")).toBe(first);
  keys.renew("dress");
  expect(keys.keyOf("dress")).not.toBe(first);
});
