import type { PlaceOrderInput } from "../graphql/generated.ts";

export type Draft = Omit<PlaceOrderInput, "idempotencyKey">;

/** What she last tried to order, and the key under which the server knows that try. */
export type Intent = { key: string; draft: string };

/**
 * One key for each intent to buy: pressing again with the same draft is the same intent, so that the server answers with
 * the order it may already have placed; a changed draft is a new one (design, section 5).
 */
export const intentFor = (last: Intent | null, draft: Draft, makeKey: () => string): Intent => {
  const asText = JSON.stringify(draft);
  return last?.draft === asText ? last : { key: makeKey(), draft: asText };
};

/** A key that nobody guesses or makes twice. */
export const makeKey = () => `web-${crypto.randomUUID()}`;
