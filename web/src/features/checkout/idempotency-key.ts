import type { PlaceOrderInput } from "../../graphql/generated.ts";

export type OrderDraft = Omit<PlaceOrderInput, "idempotencyKey">;

/** The part of a cart line that the key depends on. A line that is added to the cart again has a new id. */
export type KeyLine = { id: string; quantity: number };

const toHex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/**
 * The idempotency key of an order: a hash of the cart's lines. A second press, a reload, another tab and another device
 * send the same key, so the server places one order for one cart (docs/adr/0014-placing-an-order.md). Other changes,
 * for example of the address, do not change the key: the server then refuses the order with KEY_REUSED.
 */
export const cartIdempotencyKey = async (lines: readonly KeyLine[]) => {
  const text = JSON.stringify(lines.map(({ id, quantity }) => `${id} ${quantity}`).sort());
  return `cart-${toHex(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)))}`;
};
