import type { Feature } from "../shop/feature.ts";
import { CustomerResolver } from "./customer.resolver.ts";
import { LegalWarningResolver } from "./legal-warning.resolver.ts";
import { OpenTaskResolver } from "./open-task.resolver.ts";
import { DashboardResolver } from "./dashboard.resolver.ts";

export const dashboardFeature = {
  resolvers: [DashboardResolver, OpenTaskResolver, CustomerResolver, LegalWarningResolver],
} satisfies Feature;
