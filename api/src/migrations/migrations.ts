import { Baseline1763600000100 } from "./0001-baseline.ts";
import { RefundsByHand1763600000101 } from "./0002-refunds-by-hand.ts";
import { OrderSearchEnds1763600000103 } from "./0003-order-search-ends.ts";
import { ReviewsAndNotifications1763600000104 } from "./0004-reviews-and-notifications.ts";
import { TermsOfTheTrade1763600000105 } from "./0005-terms-of-the-trade.ts";
import { SavedAddresses1763600000106 } from "./0006-saved-addresses.ts";
import { WishlistPrices1763600000107 } from "./0007-wishlist-prices.ts";
import { Promotions1763600000108 } from "./0008-promotions.ts";
import { PricesOnTheTag1763600000109 } from "./0009-prices-on-the-tag.ts";
import { Collections1763600000110 } from "./0010-collections.ts";
import { Content1763600000111 } from "./0011-content.ts";
import { Settings1763600000112 } from "./0012-settings.ts";
import { ProductCodes1763600000113 } from "./0013-product-codes.ts";
import { PromotionsOnCollections1763600000114 } from "./0014-promotions-on-collections.ts";
import { ProductsOnSale1763600000116 } from "./0016-products-on-sale.ts";
import { ProductVideos1763600000117 } from "./0017-product-videos.ts";
import { StaffRoles1763600000118 } from "./0018-staff-roles.ts";
import { SecondFactors1763600000119 } from "./0019-second-factors.ts";
import { WhoSells1763600000120 } from "./0020-who-sells.ts";
import { ProductInformation1763600000121 } from "./0021-product-information.ts";
import { SessionCookies1763600000122 } from "./0022-session-cookies.ts";
import { CustomerRecords1763600000123 } from "./0023-customer-records.ts";
import { WebhooksAndApiKeys1763600000124 } from "./0024-webhooks-and-api-keys.ts";
import { Tickets1763600000125 } from "./0025-tickets.ts";
import { BooksAndAccessibility1763600000126 } from "./0026-books-and-accessibility.ts";
import { Consents1763600000127 } from "./0027-consents.ts";
import { MailProvedSessions1763600000128 } from "./0028-mail-proved-sessions.ts";
import { LoginNumbers1763600000129 } from "./0029-login-numbers.ts";
import { ShopNameAndFocus1763600000130 } from "./0030-shop-name-and-focus.ts";
import { UsedRenewals1763600000131 } from "./0031-used-renewals.ts";
import { ExpiredDeliveries1763600000132 } from "./0032-expired-deliveries.ts";
import { MissingPieces1763600000133 } from "./0033-missing-pieces.ts";
import { CashRoundings1763600000134 } from "./0034-cash-roundings.ts";
import { PaymentRefusals1763600000135 } from "./0035-payment-refusals.ts";
import { UndoablePayouts1763600000136 } from "./0036-undoable-payouts.ts";
import { FewerTriggers1763600000137 } from "./0037-fewer-triggers.ts";

/** All migrations in order. The statements of a landed migration never change. */
export const migrations = [
  Baseline1763600000100,
  RefundsByHand1763600000101,
  OrderSearchEnds1763600000103,
  ReviewsAndNotifications1763600000104,
  TermsOfTheTrade1763600000105,
  SavedAddresses1763600000106,
  WishlistPrices1763600000107,
  Promotions1763600000108,
  PricesOnTheTag1763600000109,
  Collections1763600000110,
  Content1763600000111,
  Settings1763600000112,
  ProductCodes1763600000113,
  PromotionsOnCollections1763600000114,
  ProductsOnSale1763600000116,
  ProductVideos1763600000117,
  StaffRoles1763600000118,
  SecondFactors1763600000119,
  WhoSells1763600000120,
  ProductInformation1763600000121,
  SessionCookies1763600000122,
  CustomerRecords1763600000123,
  WebhooksAndApiKeys1763600000124,
  Tickets1763600000125,
  BooksAndAccessibility1763600000126,
  Consents1763600000127,
  MailProvedSessions1763600000128,
  LoginNumbers1763600000129,
  ShopNameAndFocus1763600000130,
  UsedRenewals1763600000131,
  ExpiredDeliveries1763600000132,
  MissingPieces1763600000133,
  CashRoundings1763600000134,
  PaymentRefusals1763600000135,
  UndoablePayouts1763600000136,
  FewerTriggers1763600000137,
];
