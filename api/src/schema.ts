import "reflect-metadata";
import { buildSchemaSync, type AuthCheckerFn } from "type-graphql";
import { AccountResolver } from "./accounts/account.resolver.ts";
import { EmailChangeResolver } from "./accounts/email-change.resolver.ts";
import { RecoveryResolver } from "./accounts/recovery.resolver.ts";
import { SettingsResolver } from "./accounts/settings.resolver.ts";
import { SignUpResolver } from "./accounts/sign-up.resolver.ts";
import { ActivityResolver } from "./activity/activity.resolver.ts";
import { CartResolver } from "./cart/cart.resolver.ts";
import { ProductResolver } from "./catalogue/product.resolver.ts";
import { ProductListResolver } from "./catalogue/product-list.resolver.ts";
import { SuggestionResolver } from "./catalogue/suggestion.resolver.ts";
import { CheckoutResolver } from "./checkout/checkout.resolver.ts";
import { ExportResolver } from "./checkout/export-my-data.resolver.ts";
import { SavedAddressesResolver } from "./checkout/saved-addresses.resolver.ts";
import { ShopSettingsResolver } from "./checkout/shop-settings.resolver.ts";
import type { Context } from "./context.ts";
import { InvoiceResolver } from "./invoices/invoice.resolver.ts";
import { OrderListResolver } from "./orders/order-list.resolver.ts";
import { OrderResolver } from "./orders/order.resolver.ts";
import { OrderMoneyResolver } from "./payments/order-money.resolver.ts";
import { PaymentResolver } from "./payments/payment.resolver.ts";
import { ReviewResolver } from "./reviews/review.resolver.ts";
import { ReviewWritingResolver } from "./reviews/review-writing.resolver.ts";
import { refuse } from "./shared/errors.ts";
import type { RoleName } from "./shared/viewer.ts";
import { WishlistEdgeResolver, WishlistListResolver } from "./wishlist/wishlist-list.resolver.ts";
import { WishlistResolver } from "./wishlist/wishlist.resolver.ts";
import { ContactResolver } from "./support/contact.resolver.ts";

/** The door: no session, no entry; another role, no entry either. Ownership is the policies' affair. */
const checkRole: AuthCheckerFn<Context, RoleName> = ({ context: { viewer } }, roles) => {
  if (!viewer) return refuse("UNAUTHENTICATED");
  return roles.length === 0 || roles.includes(viewer.role) || refuse("FORBIDDEN");
};

/** The one schema of the shop, executed for GraphQL and for REST. */
export const buildShopSchema = () =>
  buildSchemaSync({
    resolvers: [
      AccountResolver,
      SignUpResolver,
      RecoveryResolver,
      SettingsResolver,
      EmailChangeResolver,
      ProductResolver,
      ProductListResolver,
      WishlistResolver,
      WishlistListResolver,
      WishlistEdgeResolver,
      SuggestionResolver,
      ReviewResolver,
      ReviewWritingResolver,
      ActivityResolver,
      CartResolver,
      OrderResolver,
      OrderListResolver,
      PaymentResolver,
      OrderMoneyResolver,
      CheckoutResolver,
      SavedAddressesResolver,
      ShopSettingsResolver,
      ExportResolver,
      ContactResolver,
      InvoiceResolver,
    ],
    authChecker: checkRole,
    validate: false,
  });
