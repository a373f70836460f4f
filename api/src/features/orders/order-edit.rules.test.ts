import { describe, expect, it } from "vitest";
import { auditedAddress, isUnpacked, isUnshipped, mergedFields } from "./order-edit.rules.ts";
import { OrderStatus } from "./order-status.rules.ts";

describe("a change of some fields", () => {
  const seen = { city: "Pune", street: "1, MG Road" };

  it("keeps what another writer has changed meanwhile", () => {
    const current = { city: "Pune", street: "2, MG Road" };
    expect(mergedFields(current, seen, { city: "Mumbai", street: "1, MG Road" })).toEqual({
      fields: { city: "Mumbai", street: "2, MG Road" },
      conflicts: [],
    });
  });

  it("conflicts if both have changed a field, unless to the same value", () => {
    const current = { city: "Nashik", street: "2, MG Road" };
    expect(mergedFields(current, seen, { city: "Mumbai", street: "2, MG Road" }).conflicts).toEqual(["city"]);
  });
});

it("an order is changed until it is shipped", () => {
  expect(Object.values(OrderStatus).filter(isUnshipped)).toEqual(["pending", "confirmed", "processing"]);
});

it("an order is changed by the shopper until it is packed", () => {
  expect(Object.values(OrderStatus).filter(isUnpacked)).toEqual(["pending", "confirmed"]);
});

it("the audit stores no whole e-mail address and no whole phone number", () => {
  expect(auditedAddress({ city: "Pune", email: "asha@example.com", phone: "+91 98765 43210" })).toEqual({
    city: "Pune",
    email: "a…@example.com",
    phone: "…3210",
  });
  expect(auditedAddress({ email: "", phone: "" })).toEqual({ email: "", phone: "" });
});
