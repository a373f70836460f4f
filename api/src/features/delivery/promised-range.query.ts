import type { Services } from "../shop/services.ts";
import { pinOf } from "../shop/typed-number.rules.ts";
import { currentDeliveryPlan } from "./current-delivery-plan.ts";
import type { DeliveryPlan } from "./delivery-plan.rules.ts";
import { promiseOf, type DeliveryPromise } from "./delivery-promise.rules.ts";
import { statesOfPin, statesWithoutDelivery } from "./pin-states.rules.ts";

/** The states of a PIN code if the shop delivers to none of them; else empty. */
export const statesOfPinWithoutDelivery = (
  { settings }: Services,
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
  services: Services,
  destination: TypedDestination,
  at: Date,
): Promise<DeliveryPromise | undefined> =>
  rangeByPlan(services, await currentDeliveryPlan(services), { destination, at });

/** The same by a plan that was read before, for use in a transaction: `currentDeliveryPlan` may need another connection. */
export const rangeByPlan = (
  services: Services,
  plan: DeliveryPlan | undefined,
  { destination: { pin: typedPin, state }, at }: { destination: TypedDestination; at: Date },
): DeliveryPromise | undefined => {
  const pin = pinOf(typedPin ?? "");
  // An order may have a PIN code of a state without delivery beside another chosen state. It is accepted, without a promise.
  if (!plan || statesOfPinWithoutDelivery(services, pin).length > 0) return undefined;
  const statesHere = pin === undefined ? undefined : statesOfPin(pin);
  const states = state ? [state] : statesHere;
  return promiseOf(plan, { pin, states }, at);
};
