import { refuse } from "../../platform/errors/errors.ts";
import { asId } from "../../platform/ids.ts";
import type { Viewer } from "../../platform/viewer.ts";
import { findOrder, type OrderRow } from "../orders/order.store.ts";
import type { Shop } from "../shop/shop.ts";
import { canReturn } from "./return.policy.ts";
import { checkReturnWindow } from "./return-window.rules.ts";

/** A delivered order of the viewer, within the days of the return policy. Throws what `requestReturn` throws for others. */
export const returnableOrder = async (shop: Shop, viewer: Viewer, orderId: string): Promise<OrderRow> => {
  const order = await findOrder(shop.database.source.manager, { id: asId(orderId, "orderId") });
  if (!order || !canReturn(viewer, order)) return refuse("ORDER_NOT_FOUND");
  checkReturnWindow(order, shop.settings.shop.returnDays, new Date());
  return order;
};
