import { refuse } from "./parcels.refusals.ts";
import { asId } from "../../platform/ids.ts";
import type { Viewer } from "../../platform/viewer.ts";
import type { Services } from "../shop/services.ts";
import { maxOrders } from "./parcel.rules.ts";
import { sheetLink } from "./packing-sheet-link.ts";
import { sheetProblem, type PackingSheet } from "./packing-sheet.rules.ts";
import { ordersOfSheet } from "./packing-sheet.store.ts";

type SheetRequest = { sheet: PackingSheet; orderIds: readonly string[]; viewer: Viewer };

/**
 * The path of a sheet, without a login for a few minutes: browsers send no token when they open a file. An order that cannot be
 * packed or shipped is left out, with its reason. Throws TOO_MANY_ORDERS, BAD_ID.
 */
export const packingSheetFile = async (
  services: Services,
  request: SheetRequest,
): Promise<{ url: string | null; leftOut: string[] }> => {
  if (request.orderIds.length > maxOrders) refuse("TOO_MANY_ORDERS", { field: "orderIds" });
  const ids = [...new Set(request.orderIds.map((id) => asId(id, "orderIds")))];
  if (ids.length === 0) refuse("TOO_MANY_ORDERS", { field: "orderIds" });
  const orders = await ordersOfSheet(services.database, ids);
  const checked = orders.map((order) => ({ id: order.id, problem: sheetProblem(order) }));
  const orderIds = checked.filter(({ problem }) => !problem).map(({ id }) => id);
  const missing = ids.length - orders.length;
  return {
    url:
      orderIds.length > 0
        ? sheetLink(services, request.viewer, { sheet: request.sheet, orderIds }).url
        : null,
    leftOut: [
      ...checked.flatMap(({ problem }) => problem ?? []),
      ...Array.from({ length: missing }, () => "An order no longer exists."),
    ],
  };
};
