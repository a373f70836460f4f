import type { PlaceOrderInput } from "../../graphql/generated.ts";

export type OrderDraft = Omit<PlaceOrderInput, "idempotencyKey">;

/** What of a cart line makes it this intent to buy: its id is new whenever pieces are put into the cart anew. */
export type KeyLine = { id: string; quantity: number };

const toHex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/**
 * The key of an intent to buy: what stands in the cart. So a second press, a reload, another tab and another device all
 * carry the same key, and the server places one order for one cart (design, section 5). Whatever else she changes
 * meanwhile, the address for one, does not make it another intent: the server then says that the key was used.
 */
export const cartIdempotencyKey = async (lines: readonly KeyLine[]) => {
  const text = JSON.stringify(lines.map(({ id, quantity }) => `${id} ${quantity}`).sort());
  return `cart-${toHex(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)))}`;
};
