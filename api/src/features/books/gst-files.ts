import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { sendCsv } from "../../platform/csv/send-csv.ts";
import { refuse } from "./books.refusals.ts";
import { Permission } from "../../platform/permissions.rules.ts";
import { openStaffLink } from "../api-keys/staff-link.ts";
import type { Services } from "../shop/services.ts";
import { csvColumns, csvRows } from "./gst-csv.rules.ts";
import { GstFile, type GstSection } from "./gst-file.rules.ts";
import { gstJson, portalPeriod } from "./gst-json.rules.ts";
import { gstLinks, linkedGstFile } from "./gst-link.ts";
import { gstinOf, readGstReturn, type ReturnPeriod } from "./gst-return.query.ts";

/** The header is sent at once: reading a large month may take longer than a response may. */
async function* csvOf(
  services: Services,
  period: ReturnPeriod,
  section: GstSection,
): AsyncGenerator<string[]> {
  yield csvColumns(section);
  const { gstReturn, series } = await readGstReturn(services, period);
  yield* csvRows(section, gstReturn, series);
}

/** Begins before the month is read, as a CSV file does. */
async function* jsonOf(services: Services, period: ReturnPeriod): AsyncGenerator<string> {
  yield "{";
  const { gstReturn, series } = await readGstReturn(services, period);
  yield JSON.stringify(gstJson(period, gstReturn, series)).slice(1);
}

const permissionFor = () => Permission.MONEY;

/**
 * GET /gst-files?token=...: a file of a month's return. The token is in the query string, because logs do not contain it. A
 * compressed response would begin with its first kilobytes, after the month is read: too late for a large one.
 */
export const addGstFiles = (app: FastifyInstance, services: Services): void => {
  app.get("/gst-files", { compress: false, exposeHeadRoute: false }, async (request, reply) => {
    const { token } = request.query as { token?: unknown };
    const text = await openStaffLink(services, gstLinks, { token, permissionFor });
    const { month, file } = linkedGstFile(text) ?? refuse("DOWNLOAD_LINK_INVALID");
    const period = { gstin: gstinOf(services), month };
    const name = `GSTR1-${period.gstin}-${portalPeriod(month)}`;
    if (file !== GstFile.JSON) return sendCsv(reply, `${name}-${file}.csv`, csvOf(services, period, file));
    return reply
      .header("cache-control", "no-store")
      .header("referrer-policy", "no-referrer")
      .header("content-disposition", `attachment; filename="${name}.json"`)
      .type("application/json; charset=utf-8")
      .send(Readable.from(jsonOf(services, period)));
  });
};
