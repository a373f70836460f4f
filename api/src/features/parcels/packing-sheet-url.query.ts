import { refuse } from "../../platform/errors/errors.ts";
import { asId } from "../../platform/ids.ts";
import type { Shop } from "../shop/shop.ts";
import { maxOrders } from "./parcel.rules.ts";
import { signSheetLink } from "./packing-sheet-link.ts";
import { sheetProblem, type PackingSheet } from "./packing-sheet.rules.ts";
import { ordersOfSheet } from "./packing-sheet.store.ts";

/**
 * The path of a sheet, without a login for a few minutes: browsers send no token when they open a file. Throws
 * TOO_MANY_ORDERS, ORDER_NOT_FOUND, and ORDER_NOT_SHIPPABLE for an order that is not to be packed.
 */
export const packingSheetUrl = async (
  shop: Shop,
  request: { sheet: PackingSheet; orderIds: readonly string[]; now: Date },
): Promise<string> => {
  if (request.orderIds.length > maxOrders) refuse("TOO_MANY_ORDERS", { field: "orderIds" });
  const orderIds = [...new Set(request.orderIds.map((id) => asId(id, "orderIds")))];
  if (orderIds.length === 0) refuse("TOO_MANY_ORDERS", { field: "orderIds" });
  const orders = await ordersOfSheet(shop.database, orderIds);
  if (orders.length < orderIds.length) refuse("ORDER_NOT_FOUND", { field: "orderIds" });
  const problem = orders.map(sheetProblem).find((each) => each !== undefined);
  if (problem) refuse("ORDER_NOT_SHIPPABLE", { field: "orderIds", message: problem });
  return `/packing-sheets?token=${signSheetLink(shop.jwtSecret, { ...request, orderIds })}`;
};
