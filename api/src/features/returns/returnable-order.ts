import { refuse } from "./returns.refusals.ts";
import { asId } from "../../platform/ids.ts";
import { may, Permission } from "../../platform/permissions.rules.ts";
import type { Viewer } from "../../platform/viewer.ts";
import { findOrder, type OrderRow } from "../orders/order.store.ts";
import type { Services } from "../shop/services.ts";
import { canReturn } from "./return.policy.ts";
import { checkReturnWindow } from "./return-window.rules.ts";

/**
 * A delivered order of the viewer, or for an admin of any shopper, within the days of the return policy. Throws what
 * `requestReturn` throws for others.
 */
export const returnableOrder = async (
  services: Services,
  viewer: Viewer,
  orderId: string,
): Promise<OrderRow> => {
  const order = await findOrder(services.database.source.manager, { id: asId(orderId, "orderId") });
  if (!order || (!may(viewer, Permission.RETURNS) && !canReturn(viewer, order)))
    return refuse("ORDER_NOT_FOUND");
  checkReturnWindow(order, services.settings.shop.returnDays, new Date());
  return order;
};
