import type { Permission } from "../../graphql/generated.ts";
import { paths } from "../../paths.ts";

type Page = { path: string; needs: readonly Permission[] };

/** What the pages below each path need, the longer path first. A page that is not listed is for all of the staff. */
const pages: readonly Page[] = [
  { path: paths.adminAddProduct(), needs: ["PRODUCTS"] },
  { path: paths.adminManageProducts(), needs: ["PRODUCTS"] },
  { path: paths.adminCollections(), needs: ["PRODUCTS"] },
  { path: paths.adminPromotions(), needs: ["PROMOTIONS"] },
  { path: paths.adminContents(), needs: ["CONTENT"] },
  { path: paths.adminNewOrder(), needs: ["EDIT_ORDERS"] },
  { path: paths.adminOrders(), needs: ["VIEW_ORDERS"] },
  { path: paths.adminCustomers(), needs: ["CUSTOMERS", "VIEW_ORDERS"] },
  { path: paths.adminExports(), needs: ["EXPORTS", "EXPORT_CUSTOMERS"] },
  { path: paths.adminReturns(), needs: ["RETURNS"] },
  { path: paths.adminPayments(), needs: ["MONEY"] },
  { path: paths.adminGstReturn(), needs: ["MONEY"] },
  { path: paths.adminDelivery(), needs: ["FULFILMENT"] },
  { path: paths.adminSettings(), needs: ["SETTINGS"] },
  { path: paths.adminMessages(), needs: ["MESSAGES"] },
  { path: paths.adminReviews(), needs: ["REVIEWS"] },
  // What can be mailed: orders, returns, messages, disputes.
  { path: paths.adminNotifications(), needs: ["VIEW_ORDERS", "RETURNS", "MESSAGES", "MONEY"] },
  { path: paths.adminStaff(), needs: ["STAFF"] },
  { path: paths.adminDevelopers(), needs: ["INTEGRATIONS"] },
];

/** What the page of a path needs: one of these permissions, or none. */
export const neededFor = (pathname: string): readonly Permission[] =>
  pages.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`))?.needs ?? [];
