import type { FastifyInstance } from "fastify";
import { refuse } from "../../platform/errors/errors.ts";
import { pdfPolicy } from "../../platform/http/pdf-policy.ts";
import { dayInIndia } from "../../platform/days.ts";
import type { Shop } from "../shop/shop.ts";
import { readSheetLink } from "./packing-sheet-link.ts";
import { linesToPick, PackingSheet, pickListOf, slipsInOrder } from "./packing-sheet.rules.ts";
import { ordersOfSheet } from "./packing-sheet.store.ts";
import { drawPackingSlips } from "./pdf/draw-packing-slips.ts";
import { drawPickList } from "./pdf/draw-pick-list.ts";

const drawSheet = (shop: Shop, sheet: PackingSheet, orders: Awaited<ReturnType<typeof ordersOfSheet>>) =>
  sheet === PackingSheet.SLIPS
    ? drawPackingSlips(slipsInOrder(orders), shop.settings.seller)
    : drawPickList(pickListOf(orders), {
        orderCount: orders.filter((order) => linesToPick(order).length > 0).length,
        at: new Date(),
      });

/**
 * GET /packing-sheets?token=...: packing slips or a pick list as a PDF. The token is in the query string, because logs do not
 * contain it. Refuses with DOWNLOAD_LINK_INVALID.
 */
export const addPackingSheets = (app: FastifyInstance, shop: Shop): void => {
  app.get("/packing-sheets", async (request, reply) => {
    const { token } = request.query as { token?: unknown };
    const now = new Date();
    const link = typeof token === "string" ? readSheetLink(shop.jwtSecret, token, now) : undefined;
    if (!link) return refuse("DOWNLOAD_LINK_INVALID");
    const orders = await ordersOfSheet(shop.database, link.orderIds);
    const name = link.sheet === PackingSheet.SLIPS ? "packing-slips" : "pick-list";
    return reply
      .header("cache-control", "no-store")
      .header("referrer-policy", "no-referrer")
      .header("x-robots-tag", "noindex")
      .header("content-security-policy", pdfPolicy)
      .header("content-disposition", `inline; filename="${name}-${dayInIndia(now)}.pdf"`)
      .type("application/pdf")
      .send(await drawSheet(shop, link.sheet, orders));
  });
};
