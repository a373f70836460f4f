import type { Feature } from "../shop/feature.ts";
import { ConsentResolver } from "./consent.resolver.ts";
import { addWithdrawalRoute } from "./withdrawal-route.ts";

/** Consents of shoppers: their record is in `accounts`; here a withdrawal ends what each of them allowed. */
export const consentsFeature = {
  resolvers: [ConsentResolver],
  addRoutes: addWithdrawalRoute,
} satisfies Feature;
