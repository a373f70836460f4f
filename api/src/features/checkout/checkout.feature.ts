import type { Feature } from "../shop/feature.ts";
import { checkoutTasks } from "./checkout.jobs.ts";
import { CheckoutResolver } from "./checkout.resolver.ts";
import { checkoutRows } from "./checkout.routes.ts";
import { CustomerOrderResolver } from "./customer-order.resolver.ts";
import { OrderAddressResolver } from "./order-address.resolver.ts";
import { OrderPromotionsResolver } from "./order-promotions.resolver.ts";
import { PayLinkLineResolver, PayLinkResolver } from "./pay-link.resolver.ts";
import { EarlierAddressesResolver } from "./earlier-addresses.resolver.ts";
import { OnlineRefusalResolver } from "./online-refusal.resolver.ts";
import { ShopSettingsResolver } from "./shop-settings.resolver.ts";
import { OrderGstResolver, QuoteGstResolver } from "./stated-gst.resolver.ts";
import { checkoutRefusals } from "./checkout.refusals.ts";

export const checkoutFeature = {
  resolvers: [
    CheckoutResolver,
    QuoteGstResolver,
    OnlineRefusalResolver,
    OrderGstResolver,
    OrderPromotionsResolver,
    CustomerOrderResolver,
    PayLinkResolver,
    PayLinkLineResolver,
    OrderAddressResolver,
    EarlierAddressesResolver,
    ShopSettingsResolver,
  ],
  refusals: checkoutRefusals,
  tasks: checkoutTasks,
  restRows: checkoutRows,
} satisfies Feature;
