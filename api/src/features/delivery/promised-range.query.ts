import type { Shop } from "../shop/shop.ts";
import { currentDeliveryPlan } from "./current-delivery-plan.ts";
import { promiseOf, type DeliveryPromise, type Destination } from "./delivery-promise.rules.ts";
import { statesOfPin } from "./pin-regions.rules.ts";

/** The destination of a PIN code and a state, as far as they are given. A text that is no PIN code counts as none. */
const destinationOf = (
  typedPin: string | null | undefined,
  state: string | null | undefined,
): Destination => {
  const pin = typedPin?.replace(/\s/g, "") ?? "";
  if (!/^[1-9]\d{5}$/.test(pin)) return { states: state ? [state] : undefined };
  return { pin, states: state ? [state] : statesOfPin(pin) };
};

/** When an order of this moment should arrive; `undefined` while the shop has no plan of its delivery dates. */
export const promisedRange = async (
  shop: Shop,
  { pin, state }: { pin?: string | null | undefined; state?: string | null | undefined },
  at: Date,
): Promise<DeliveryPromise | undefined> => {
  const plan = await currentDeliveryPlan(shop);
  return plan && promiseOf(plan, destinationOf(pin, state), at);
};
