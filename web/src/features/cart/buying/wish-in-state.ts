import type { Wish } from "../add-to-cart.ts";
import { inState } from "../../../ui/navigation-state.ts";

/** What she wants, and where it leads: Buy Now goes on to the checkout. */
export type BuyingWish = Wish & { isBuyNow?: boolean };

const isName = (value: unknown) => value === null || typeof value === "string";

const isWish = (value: unknown): value is BuyingWish => {
  if (typeof value !== "object" || value === null) return false;
  const { productId, size, color, quantity } = value as Partial<Record<keyof Wish, unknown>>;
  return typeof productId === "string" && isName(size) && isName(color) && typeof quantity === "number";
};

/** What a page hands to /login, to get it back after it. */
export const asResume = (wish: BuyingWish) => ({ buying: wish });

/** The wish that /login handed back to this page, in the navigation state, if there is one. */
export const wishInState = (state: unknown): BuyingWish | null => {
  const buying = inState(state, "resume", "buying");
  return isWish(buying) ? buying : null;
};
