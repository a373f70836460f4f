import type { Feature } from "../shop/feature.ts";
import { CustomerAccountResolver } from "./customer-account.resolver.ts";
import { CustomerFeedbackResolver } from "./customer-feedback.resolver.ts";
import { CustomerNote } from "./customer-note.entity.ts";
import { customerData } from "./personal-data.store.ts";
import { customersRefusals } from "./customers.refusals.ts";

export const customersFeature = {
  entities: [CustomerNote],
  resolvers: [CustomerAccountResolver, CustomerFeedbackResolver],
  refusals: customersRefusals,
  nodes: { CustomerAccount: "customer" },
  personalData: customerData,
} satisfies Feature;
