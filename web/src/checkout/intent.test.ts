import { expect, it } from "vitest";
import { intentFor, makeKey, type Draft } from "./intent.ts";

const draft: Draft = {
  lines: [{ productId: "kurta", size: "M", color: null, quantity: 1 }],
  paymentMethod: "COD",
  expectedTotal: 349,
  shippingAddress: {
    fullName: "Meera Sharma",
    email: "meera@example.com",
    phone: "+91 98765 43210",
    address: "12, Rose Lane",
    city: "Ludhiana",
    state: "Punjab",
    zipCode: "141001",
  },
};

it("keeps the key while she retries the same order", () => {
  const first = intentFor(null, draft, makeKey);
  expect(intentFor(first, structuredClone(draft), makeKey).key).toBe(first.key);
});

it("takes a new key for another address, another line or another total", () => {
  const first = intentFor(null, draft, makeKey);
  const others: Draft[] = [
    { ...draft, shippingAddress: { ...draft.shippingAddress, city: "Amritsar" } },
    { ...draft, lines: [{ productId: "kurta", size: "S", color: null, quantity: 1 }] },
    { ...draft, expectedTotal: 350 },
  ];
  for (const other of others) expect(intentFor(first, other, makeKey).key).not.toBe(first.key);
});

it("makes keys that the server takes: 8 to 100 characters", () => {
  expect(makeKey()).toMatch(/^[\x21-\x7e]{8,100}$/);
});
