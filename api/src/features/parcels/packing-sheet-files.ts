import type { FastifyInstance } from "fastify";
import { refuse } from "./parcels.refusals.ts";
import { fileContent } from "../../platform/http/file-content.ts";
import { pdfHeaders } from "../../platform/http/pdf-headers.ts";
import { dayInIndia } from "../../platform/days.ts";
import { Permission } from "../../platform/permissions.rules.ts";
import { openStaffLink } from "../api-keys/staff-link.ts";
import type { Services } from "../shop/services.ts";
import { linkedSheet, sheetLinks } from "./packing-sheet-link.ts";
import { linesToPick, PackingSheet, pickListOf, slipsInOrder } from "./packing-sheet.rules.ts";
import { ordersOfSheet } from "./packing-sheet.store.ts";
import { drawLabels } from "./pdf/draw-labels.ts";
import { drawPackingSlips } from "./pdf/draw-packing-slips.ts";
import { drawPickList } from "./pdf/draw-pick-list.ts";

type Orders = Awaited<ReturnType<typeof ordersOfSheet>>;

const drawSheet: Record<PackingSheet, (services: Services, orders: Orders) => Promise<Buffer>> = {
  [PackingSheet.SLIPS]: (services, orders) => drawPackingSlips(slipsInOrder(orders), services.settings),
  [PackingSheet.LABELS]: (services, orders) => drawLabels(slipsInOrder(orders), services.settings),
  [PackingSheet.PICK_LIST]: (services, orders) =>
    drawPickList(pickListOf(orders), {
      orderCount: orders.filter((order) => linesToPick(order).length > 0).length,
      at: new Date(),
      shopName: services.settings.brand.name,
    }),
};

const fileNames: Record<PackingSheet, string> = {
  [PackingSheet.SLIPS]: "packing-slips",
  [PackingSheet.LABELS]: "shipping-labels",
  [PackingSheet.PICK_LIST]: "pick-list",
};

const permissionFor = () => Permission.FULFILMENT;

/**
 * GET /packing-sheets?token=...: packing slips, labels or a pick list as a PDF. The token is in the query string, because logs do
 * not contain it. Refuses with DOWNLOAD_LINK_INVALID.
 */
export const addPackingSheets = (app: FastifyInstance, services: Services): void => {
  app.get("/packing-sheets", async (request, reply) => {
    const { token } = request.query as { token?: unknown };
    const text = await openStaffLink(services, sheetLinks, { token, permissionFor });
    const link = linkedSheet(text) ?? refuse("DOWNLOAD_LINK_INVALID");
    const name = fileNames[link.sheet];
    const content = await fileContent(request, async () =>
      drawSheet[link.sheet](services, await ordersOfSheet(services.database, link.orderIds)),
    );
    return reply
      .headers(pdfHeaders)
      .header("content-disposition", `inline; filename="${name}-${dayInIndia(new Date())}.pdf"`)
      .type("application/pdf")
      .send(content);
  });
};
