import "reflect-metadata";
import type { FastifyInstance } from "fastify";
import { shopFeature } from "../features/shop/shop.feature.ts";
import { promotionsFeature } from "../features/promotions/promotions.feature.ts";
import { accountsFeature } from "../features/accounts/accounts.feature.ts";
import { auditFeature } from "../features/audit/audit.feature.ts";
import { staffFeature } from "../features/staff/staff.feature.ts";
import { secondFactorAdminFeature } from "../features/second-factor-admin/second-factor-admin.feature.ts";
import { apiKeysFeature } from "../features/api-keys/api-keys.feature.ts";
import { catalogueFeature } from "../features/catalogue/catalogue.feature.ts";
import { collectionsFeature } from "../features/collections/collections.feature.ts";
import { searchFeature } from "../features/search/search.feature.ts";
import { productAdminFeature } from "../features/product-admin/product-admin.feature.ts";
import { collectionAdminFeature } from "../features/collection-admin/collection-admin.feature.ts";
import { bulkChangesFeature } from "../features/bulk-changes/bulk-changes.feature.ts";
import { cartFeature } from "../features/cart/cart.feature.ts";
import { wishlistFeature } from "../features/wishlist/wishlist.feature.ts";
import { restockAlertsFeature } from "../features/restock-alerts/restock-alerts.feature.ts";
import { ordersFeature } from "../features/orders/orders.feature.ts";
import { deliveryFeature } from "../features/delivery/delivery.feature.ts";
import { reviewsFeature } from "../features/reviews/reviews.feature.ts";
import { consentsFeature } from "../features/consents/consents.feature.ts";
import { contentFeature } from "../features/content/content.feature.ts";
import { contentAdminFeature } from "../features/content-admin/content-admin.feature.ts";
import { paymentsFeature } from "../features/payments/payments.feature.ts";
import { checkoutFeature } from "../features/checkout/checkout.feature.ts";
import { promotionAdminFeature } from "../features/promotion-admin/promotion-admin.feature.ts";
import { invoicesFeature } from "../features/invoices/invoices.feature.ts";
import { parcelsFeature } from "../features/parcels/parcels.feature.ts";
import { returnsFeature } from "../features/returns/returns.feature.ts";
import { booksFeature } from "../features/books/books.feature.ts";
import { settingsFeature } from "../features/settings/settings.feature.ts";
import { activityFeature } from "../features/activity/activity.feature.ts";
import { supportFeature } from "../features/support/support.feature.ts";
import { dashboardFeature } from "../features/dashboard/dashboard.feature.ts";
import { customersFeature } from "../features/customers/customers.feature.ts";
import { exportsFeature } from "../features/exports/exports.feature.ts";
import { timelineFeature } from "../features/timeline/timeline.feature.ts";
import { adminNotificationsFeature } from "../features/admin-notifications/admin-notifications.feature.ts";
import { webhooksFeature } from "../features/webhooks/webhooks.feature.ts";
import type { Feature } from "../features/shop/feature.ts";
import type { Services } from "../features/shop/services.ts";
import { sqlFile } from "../migrations/sql-file.ts";
import { sqlStatements } from "../platform/database/apply-sql.ts";
import type { Mailer } from "../platform/mail/mailer.ts";

/** The features of the shop, in the order in which they may import each other. */
const declarations = [
  shopFeature,
  promotionsFeature,
  accountsFeature,
  auditFeature,
  staffFeature,
  secondFactorAdminFeature,
  apiKeysFeature,
  catalogueFeature,
  collectionsFeature,
  searchFeature,
  productAdminFeature,
  collectionAdminFeature,
  bulkChangesFeature,
  cartFeature,
  wishlistFeature,
  restockAlertsFeature,
  ordersFeature,
  deliveryFeature,
  reviewsFeature,
  consentsFeature,
  contentFeature,
  contentAdminFeature,
  paymentsFeature,
  checkoutFeature,
  promotionAdminFeature,
  invoicesFeature,
  parcelsFeature,
  returnsFeature,
  booksFeature,
  settingsFeature,
  activityFeature,
  supportFeature,
  dashboardFeature,
  customersFeature,
  exportsFeature,
  timelineFeature,
  adminNotificationsFeature,
  webhooksFeature,
] as const;

export const features: readonly Feature[] = declarations;

/** The entries of a list that some features have. */
const listOf = <Entry>(entriesOf: (feature: Feature) => readonly Entry[] | undefined): Entry[] =>
  features.flatMap((feature) => entriesOf(feature) ?? []);

/** Every table. */
export const entities = listOf(({ entities }) => entities);

export const resolvers = listOf(({ resolvers }) => resolvers);

/** The query by which `nodes` finds an object, by the name of its type. */
export const nodeQueries: ReadonlyMap<string, string> = new Map(
  listOf(({ nodes }) => Object.entries(nodes ?? {})),
);

/** The statements that create the functions and triggers, and drop those that have gone. */
export const shopSql = [
  ...listOf(({ sql }) => (sql ? sqlStatements(sqlFile(sql)) : [])),
  ...sqlStatements(sqlFile("migrations/dropped.sql")),
];

/** The documented REST paths. */
export const restRows = listOf(({ restRows }) => restRows);

type TasksIn<Each> = Each extends { tasks: (...parameters: never[]) => infer Tasks } ? Tasks : never;

type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

/** The tasks of all features. Their type has the name of each, so that the compiler finds a job without a task. */
export const featureTasks = (services: Services, mailer: Mailer) =>
  Object.assign({}, ...features.map(({ tasks }) => tasks?.(services, mailer))) as Intersection<
    TasksIn<(typeof declarations)[number]>
  >;

/** What an export of an account has, as SQL expressions by their names. */
export const personalData: Record<string, string> = Object.assign(
  {},
  ...features.map((each) => each.personalData),
);

export const addFeatureRoutes = async (app: FastifyInstance, services: Services): Promise<void> => {
  for (const { addRoutes } of features) await addRoutes?.(app, services);
};

/** Starts to listen for notices of other processes. Returns a function that stops it. */
export const listenToNotices = (services: Services): (() => void) => {
  const stops = features.map(({ listen }) => listen?.(services));
  return () => stops.forEach((stop) => stop?.());
};
