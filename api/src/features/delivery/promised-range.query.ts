import type { Shop } from "../shop/shop.ts";
import { pinOf } from "../shop/typed-number.rules.ts";
import { currentDeliveryPlan } from "./current-delivery-plan.ts";
import type { DeliveryPlan } from "./delivery-plan.rules.ts";
import { promiseOf, type DeliveryPromise } from "./delivery-promise.rules.ts";
import { statesOfPin, statesWithoutDelivery } from "./pin-states.rules.ts";

/** The states of a PIN code if the shop delivers to none of them; else empty. */
export const statesOfPinWithoutDelivery = (
  { settings }: Shop,
  typedPin: string | null | undefined,
): string[] => {
  const pin = pinOf(typedPin ?? "");
  return pin ? statesWithoutDelivery(pin, settings.shop.states) : [];
};

/** Where an order goes, as it was typed. */
type TypedDestination = { pin?: string | null | undefined; state?: string | null | undefined };

/**
 * When an order of this moment should arrive; `undefined` while the shop has no plan of its delivery dates, and for a place to
 * which it does not deliver.
 */
export const promisedRange = async (
  shop: Shop,
  destination: TypedDestination,
  at: Date,
): Promise<DeliveryPromise | undefined> =>
  rangeByPlan(shop, await currentDeliveryPlan(shop), { destination, at });

/** The same by a plan that was read before, for use in a transaction: `currentDeliveryPlan` may need another connection. */
export const rangeByPlan = (
  shop: Shop,
  plan: DeliveryPlan | undefined,
  { destination: { pin: typedPin, state }, at }: { destination: TypedDestination; at: Date },
): DeliveryPromise | undefined => {
  const pin = pinOf(typedPin ?? "");
  // A PIN code with another state than the chosen one is no refusal, but its place gets no promise.
  if (!plan || statesOfPinWithoutDelivery(shop, pin).length > 0) return undefined;
  const states = state ? [state] : pin === undefined ? undefined : statesOfPin(pin);
  return promiseOf(plan, { pin, states }, at);
};
