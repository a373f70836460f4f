import type { Feature } from "../shop/feature.ts";
import { CartLine } from "./cart-line.entity.ts";
import { CartResolver } from "./cart.resolver.ts";
import { cartData } from "./personal-data.store.ts";
import { cartRefusals } from "./cart.refusals.ts";

export const cartFeature = {
  entities: [CartLine],
  resolvers: [CartResolver],
  refusals: cartRefusals,
  personalData: cartData,
} satisfies Feature;
