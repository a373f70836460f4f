import { expect, it } from "vitest";
import { neededFor } from "./page-access.ts";

it.each([
  ["/admin/dashboard", []],
  ["/admin/history", []],
  ["/admin/orders", ["VIEW_ORDERS"]],
  ["/admin/orders/0190", ["VIEW_ORDERS"]],
  ["/admin/orders/new", ["EDIT_ORDERS"]],
  ["/admin/orders-of-tomorrow", []],
  ["/admin/settings/delivery-dates", ["SETTINGS"]],
  ["/admin/manage-products/import", ["PRODUCTS"]],
  ["/admin/customers/0190", ["CUSTOMERS", "VIEW_ORDERS"]],
  ["/admin/exports", ["EXPORTS", "EXPORT_CUSTOMERS"]],
  ["/admin/staff", ["STAFF"]],
  ["/admin/developers/webhooks/1", ["INTEGRATIONS"]],
])("the page %s needs %j", (path, needed) => {
  expect(neededFor(path)).toEqual(needed);
});
