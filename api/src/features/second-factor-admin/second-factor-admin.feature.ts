import type { Feature } from "../shop/feature.ts";
import { SecondFactorAdminResolver } from "./second-factor-admin.resolver.ts";
import { secondFactorAdminRefusals } from "./second-factor-admin.refusals.ts";

export const secondFactorAdminFeature = {
  resolvers: [SecondFactorAdminResolver],
  refusals: secondFactorAdminRefusals,
} satisfies Feature;
