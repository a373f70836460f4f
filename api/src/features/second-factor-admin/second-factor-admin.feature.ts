import type { Feature } from "../shop/feature.ts";
import { SecondFactorAdminResolver } from "./second-factor-admin.resolver.ts";

export const secondFactorAdminFeature = { resolvers: [SecondFactorAdminResolver] } satisfies Feature;
