import "reflect-metadata";
import type { GraphQLSchema } from "graphql";
import { buildSchemaSync, type AuthCheckerFn } from "type-graphql";
import { AccountResolver } from "../features/accounts/account.resolver.ts";
import { EmailChangeResolver } from "../features/accounts/settings/email-change.resolver.ts";
import { RecoveryResolver } from "../features/accounts/recovery/recovery.resolver.ts";
import { SettingsResolver } from "../features/accounts/settings/settings.resolver.ts";
import { SignUpResolver } from "../features/accounts/sign-up/sign-up.resolver.ts";
import { ActivityResolver } from "../features/activity/activity.resolver.ts";
import { AuditResolver } from "../features/audit/audit.resolver.ts";
import { CartResolver } from "../features/cart/cart.resolver.ts";
import { AdminProductResolver } from "../features/catalogue/admin/admin-product.resolver.ts";
import { AdminListResolver } from "../features/catalogue/admin/admin-list.resolver.ts";
import { AuditChangesResolver } from "../features/catalogue/admin/audit-changes.resolver.ts";
import { StockResolver } from "../features/catalogue/admin/stock.resolver.ts";
import { PictureResolver } from "../features/catalogue/admin/pictures/picture.resolver.ts";
import { BatchRowResolver } from "../features/catalogue/batches/batch-row.resolver.ts";
import { BatchWritingResolver } from "../features/catalogue/batches/batch-writing.resolver.ts";
import { ProductBatchResolver } from "../features/catalogue/batches/product-batch.resolver.ts";
import { NearbyResolver } from "../features/catalogue/nearby.resolver.ts";
import { ProductsByIdsResolver } from "../features/catalogue/products-by-ids.resolver.ts";
import { ProductResolver } from "../features/catalogue/product.resolver.ts";
import { ProductListResolver } from "../features/catalogue/product-list.resolver.ts";
import { SuggestionResolver } from "../features/catalogue/suggestion.resolver.ts";
import { CheckoutResolver } from "../features/checkout/checkout.resolver.ts";
import { OrderGstResolver, QuoteGstResolver } from "../features/checkout/stated-gst.resolver.ts";
import { ExportResolver } from "../features/checkout/export-my-data.resolver.ts";
import { CustomerOrderResolver } from "../features/checkout/customer-order.resolver.ts";
import { OrderAddressResolver } from "../features/checkout/order-address.resolver.ts";
import { PayLinkResolver } from "../features/checkout/pay-link.resolver.ts";
import { SavedAddressesResolver } from "../features/checkout/saved-addresses.resolver.ts";
import { ShopSettingsResolver } from "../features/checkout/shop-settings.resolver.ts";
import { CustomerResolver } from "../features/dashboard/customer.resolver.ts";
import { DashboardResolver } from "../features/dashboard/dashboard.resolver.ts";
import type { Context } from "../features/shop/context.ts";
import { CreditNoteResolver, OrderCreditNoteResolver } from "../features/invoices/credit-note.resolver.ts";
import { InvoiceResolver } from "../features/invoices/invoice.resolver.ts";
import { OrderChangeResolver } from "../features/orders/order-change.resolver.ts";
import { OrderListResolver } from "../features/orders/order-list.resolver.ts";
import { OrderResolver } from "../features/orders/order.resolver.ts";
import { OrderPaymentResolver } from "../features/payments/order-payment.resolver.ts";
import { PayoutResolver } from "../features/payments/payout.resolver.ts";
import { DeliveryPlanResolver } from "../features/delivery/delivery-plan.resolver.ts";
import { DeliveryResolver } from "../features/parcels/delivery.resolver.ts";
import { ParcelWritingResolver } from "../features/parcels/parcel-writing.resolver.ts";
import {
  OrderLineParcelResolver,
  OrderParcelResolver,
  ParcelResolver,
} from "../features/parcels/parcel.resolver.ts";
import { CourierCashResolver } from "../features/payments/courier-cash/courier-cash.resolver.ts";
import { DisputeResolver, OrderDisputeResolver } from "../features/payments/disputes/dispute.resolver.ts";
import { MoneyResolver } from "../features/payments/money/money.resolver.ts";
import { SettlementResolver } from "../features/payments/settlements/settlement.resolver.ts";
import { PaymentResolver } from "../features/payments/payment.resolver.ts";
import { RestockAlertResolver } from "../features/restock-alerts/restock-alert.resolver.ts";
import { ReplacementResolver } from "../features/returns/replacement.resolver.ts";
import { ReturnAdminResolver } from "../features/returns/return-admin.resolver.ts";
import {
  OrderReturnResolver,
  ReturnablePiecesResolver,
  ReturnFieldResolver,
  ReturnLineResolver,
  ReturnListResolver,
} from "../features/returns/return-field.resolver.ts";
import { ReturnResolver } from "../features/returns/return.resolver.ts";
import { ReviewResolver } from "../features/reviews/review.resolver.ts";
import { ReviewPhotoResolver } from "../features/reviews/review-photo.resolver.ts";
import { ReviewWritingResolver } from "../features/reviews/review-writing.resolver.ts";
import { refuse } from "../platform/errors/errors.ts";
import type { RoleName } from "../platform/viewer.ts";
import { WishlistEdgeResolver, WishlistListResolver } from "../features/wishlist/wishlist-list.resolver.ts";
import { WishlistResolver } from "../features/wishlist/wishlist.resolver.ts";
import { TimelineResolver } from "../features/timeline/timeline.resolver.ts";
import { ContactResolver } from "../features/support/contact.resolver.ts";

/** Refuses visitors and other roles. Policies check ownership. */
const checkRole: AuthCheckerFn<Context, RoleName> = ({ context: { viewer } }, roles) => {
  if (!viewer) return refuse("UNAUTHENTICATED");
  return roles.length === 0 || roles.includes(viewer.role) || refuse("FORBIDDEN");
};

const buildShopSchema = () =>
  buildSchemaSync({
    resolvers: [
      AccountResolver,
      SignUpResolver,
      RecoveryResolver,
      SettingsResolver,
      EmailChangeResolver,
      AuditResolver,
      ProductResolver,
      ProductListResolver,
      ProductsByIdsResolver,
      NearbyResolver,
      PictureResolver,
      AdminProductResolver,
      AdminListResolver,
      StockResolver,
      AuditChangesResolver,
      ProductBatchResolver,
      BatchRowResolver,
      BatchWritingResolver,
      WishlistResolver,
      WishlistListResolver,
      WishlistEdgeResolver,
      RestockAlertResolver,
      SuggestionResolver,
      ReviewResolver,
      ReviewWritingResolver,
      ReviewPhotoResolver,
      ActivityResolver,
      CartResolver,
      OrderResolver,
      OrderListResolver,
      OrderChangeResolver,
      PaymentResolver,
      OrderPaymentResolver,
      PayoutResolver,
      MoneyResolver,
      CourierCashResolver,
      SettlementResolver,
      DisputeResolver,
      OrderDisputeResolver,
      CheckoutResolver,
      QuoteGstResolver,
      OrderGstResolver,
      CustomerOrderResolver,
      PayLinkResolver,
      OrderAddressResolver,
      SavedAddressesResolver,
      ShopSettingsResolver,
      ExportResolver,
      ContactResolver,
      TimelineResolver,
      InvoiceResolver,
      CreditNoteResolver,
      OrderCreditNoteResolver,
      OrderLineParcelResolver,
      OrderParcelResolver,
      ParcelResolver,
      ParcelWritingResolver,
      DeliveryResolver,
      DeliveryPlanResolver,
      ReturnResolver,
      ReturnAdminResolver,
      ReplacementResolver,
      ReturnFieldResolver,
      ReturnLineResolver,
      ReturnablePiecesResolver,
      ReturnListResolver,
      OrderReturnResolver,
      DashboardResolver,
      CustomerResolver,
    ],
    authChecker: checkRole,
    validate: false,
    // Apollo checks the schema. type-graphql would run an introspection query for it at each start.
    skipCheck: true,
  });

let schema: GraphQLSchema | undefined;

/** The schema of the shop, which both GraphQL and REST execute. Built once per process: it depends on no shop. */
export const shopSchema = (): GraphQLSchema => (schema ??= buildShopSchema());
