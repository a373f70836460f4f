import { Accounts1763600000001 } from "./0001-accounts.ts";
import { Catalogue1763600000002 } from "./0002-catalogue.ts";
import { Orders1763600000003 } from "./0003-orders.ts";
import { Recovery1763600000004 } from "./0004-recovery.ts";
import { ProvedAddresses1763600000005 } from "./0005-proved-addresses.ts";
import { Search1763600000006 } from "./0006-search.ts";
import { WishlistAndReviews1763600000007 } from "./0007-wishlist-and-reviews.ts";
import { ContactMessages1763600000008 } from "./0008-contact-messages.ts";
import { Payments1763600000009 } from "./0009-payments.ts";
import { Invoices1763600000010 } from "./0010-invoices.ts";
import { CartPrices1763600000011 } from "./0011-cart-prices.ts";
import { SearchByPrice1763600000012 } from "./0012-search-by-price.ts";
import { FailedRefunds1763600000013 } from "./0013-failed-refunds.ts";
import { SeveralLinks1763600000014 } from "./0014-several-links.ts";
import { OrderAddresses1763600000015 } from "./0015-order-addresses.ts";
import { KeptBooks1763600000016 } from "./0016-kept-books.ts";
import { AdminWrites1763600000017 } from "./0017-admin-writes.ts";
import { Dashboard1763600000018 } from "./0018-dashboard.ts";
import { PictureKeys1763600000019 } from "./0019-picture-keys.ts";
import { ProductBatches1763600000020 } from "./0020-product-batches.ts";
import { AdminList1763600000021 } from "./0021-admin-list.ts";
import { BatchPictures1763600000022 } from "./0022-batch-pictures.ts";
import { AdminRequests1763600000023 } from "./0023-admin-requests.ts";
import { OrderCredits1763600000024 } from "./0024-order-credits.ts";
import { Returns1763600000025 } from "./0025-returns.ts";
import { CreditNotes1763600000026 } from "./0026-credit-notes.ts";
import { Parcels1763600000027 } from "./0027-parcels.ts";
import { AdminOrders1763600000028 } from "./0028-admin-orders.ts";
import { Settlements1763600000029 } from "./0029-settlements.ts";
import { ReplacementsDue1763600000030 } from "./0030-replacements-due.ts";
import { Facets1763600000031 } from "./0031-facets.ts";
import { TitlesOfMatches1763600000032 } from "./0032-titles-of-matches.ts";
import { ReviewPhotos1763600000033 } from "./0033-review-photos.ts";
import { RestockAlerts1763600000034 } from "./0034-restock-alerts.ts";
import { DeliveryPromise1763600000035 } from "./0035-delivery-promise.ts";
import { CheckoutLine1763600000039 } from "./0039-checkout-line.ts";
import { PricesOfMatches1763600000040 } from "./0040-prices-of-matches.ts";
import { RequestedStock1763600000041 } from "./0041-requested-stock.ts";
import { RemovedReviewPhotos1763600000042 } from "./0042-removed-review-photos.ts";
import { AskSince1763600000043 } from "./0043-ask-since.ts";
import { CreditedBeforeDelivery1763600000044 } from "./0044-credited-before-delivery.ts";
import { OrdersWithoutWaits1763600000045 } from "./0045-orders-without-waits.ts";
import { WordsOfLargeUpdates1763600000046 } from "./0046-words-of-large-updates.ts";
import { FacetBounds1763600000047 } from "./0047-facet-bounds.ts";
import { WelcomeCodeAddresses1763600000048 } from "./0048-welcome-code-addresses.ts";
import { PlanOfOrderWords1763600000049 } from "./0049-plan-of-order-words.ts";
import { JoinedWords1763600000060 } from "./0060-joined-words.ts";
import { WordsByRules1763600000064 } from "./0064-words-by-rules.ts";

/** All migrations in order. The statements of a landed migration never change. */
export const migrations = [
  Accounts1763600000001,
  Catalogue1763600000002,
  Orders1763600000003,
  Recovery1763600000004,
  ProvedAddresses1763600000005,
  Search1763600000006,
  WishlistAndReviews1763600000007,
  ContactMessages1763600000008,
  Payments1763600000009,
  Invoices1763600000010,
  CartPrices1763600000011,
  SearchByPrice1763600000012,
  FailedRefunds1763600000013,
  SeveralLinks1763600000014,
  OrderAddresses1763600000015,
  KeptBooks1763600000016,
  AdminWrites1763600000017,
  Dashboard1763600000018,
  PictureKeys1763600000019,
  ProductBatches1763600000020,
  AdminList1763600000021,
  BatchPictures1763600000022,
  AdminRequests1763600000023,
  OrderCredits1763600000024,
  Returns1763600000025,
  CreditNotes1763600000026,
  Parcels1763600000027,
  AdminOrders1763600000028,
  Settlements1763600000029,
  ReplacementsDue1763600000030,
  Facets1763600000031,
  TitlesOfMatches1763600000032,
  ReviewPhotos1763600000033,
  RestockAlerts1763600000034,
  DeliveryPromise1763600000035,
  CheckoutLine1763600000039,
  PricesOfMatches1763600000040,
  RequestedStock1763600000041,
  RemovedReviewPhotos1763600000042,
  AskSince1763600000043,
  CreditedBeforeDelivery1763600000044,
  OrdersWithoutWaits1763600000045,
  WordsOfLargeUpdates1763600000046,
  FacetBounds1763600000047,
  WelcomeCodeAddresses1763600000048,
  PlanOfOrderWords1763600000049,
  JoinedWords1763600000060,
  WordsByRules1763600000064,
];
