import { expect, it } from "vitest";
import { reasonText } from "./reason-text.ts";

it("a bank's reason is written in words", () => {
  expect(reasonText("goods_not_received")).toBe("Goods not received");
  expect(reasonText("order was cancelled")).toBe("Order was cancelled");
});
