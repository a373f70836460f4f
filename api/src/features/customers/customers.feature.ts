import type { Feature } from "../shop/feature.ts";
import { CustomerAccountResolver } from "./customer-account.resolver.ts";
import { CustomerFeedbackResolver } from "./customer-feedback.resolver.ts";
import { CustomerNote } from "./customer-note.entity.ts";
import { customerData } from "./personal-data.store.ts";

export const customersFeature = {
  entities: [CustomerNote],
  resolvers: [CustomerAccountResolver, CustomerFeedbackResolver],
  nodes: { CustomerAccount: "customer" },
  personalData: customerData,
} satisfies Feature;
