import { expect, it } from "vitest";
import { cartIdempotencyKey } from "./idempotency-key.ts";

const kurta = { id: "01990000-0000-7000-8000-000000000001", quantity: 1 };
const stole = { id: "01990000-0000-7000-8000-000000000002", quantity: 2 };

it("is the same for the same cart, in any order of its lines", async () => {
  expect(await cartIdempotencyKey([{ ...kurta }, { ...stole }])).toBe(
    await cartIdempotencyKey([kurta, stole]),
  );
  expect(await cartIdempotencyKey([stole, kurta])).toBe(await cartIdempotencyKey([kurta, stole]));
});

it("differs for other lines and for another quantity", async () => {
  const key = await cartIdempotencyKey([kurta]);
  expect(await cartIdempotencyKey([kurta, stole])).not.toBe(key);
  expect(await cartIdempotencyKey([{ ...kurta, quantity: 2 }])).not.toBe(key);
  expect(await cartIdempotencyKey([stole])).not.toBe(key);
});

it("has 8 to 100 characters, as the server requires, also for 50 lines", async () => {
  const lines = Array.from({ length: 50 }, (_, n) => ({ id: `${kurta.id}${n}`, quantity: 99 }));
  expect(await cartIdempotencyKey(lines)).toMatch(/^[\x21-\x7e]{8,100}$/);
});
