import type { FastifyInstance, FastifyRequest } from "fastify";
import { copyCsv } from "../../platform/csv/copy-csv.ts";
import { neverSilent } from "../../platform/database/pool-limits.ts";
import { refuse } from "./exports.refusals.ts";
import { openStaffLink } from "../api-keys/staff-link.ts";
import type { Services } from "../shop/services.ts";
import { exportLinks, linkedExport } from "./export-link.ts";
import { exportQuery } from "./export-query.store.ts";
import { fileName, neededPermission, type Export } from "./export.rules.ts";

/** Files that a process writes at the same time. */
const maxFiles = 2;

/** What an export needs, by the text of its link. */
const permissionFor = (text: string) => {
  const linked = linkedExport(text);
  return linked && neededPermission[linked.kind];
};

/**
 * GET /exports?token=...: a CSV file, written by PostgreSQL. It is not compressed, so that its first bytes are sent before the
 * first row is there. The token is in the query string, because logs do not contain it. HEAD says whether the file would be sent.
 * Throws DOWNLOAD_LINK_INVALID, EXPORTS_BUSY.
 */
export const addExportFiles = (app: FastifyInstance, services: Services): void => {
  const copies = services.database.openPool(maxFiles, { silentAfter: neverSilent });
  app.addHook("onClose", () => copies.end());
  const exportOf = async (request: FastifyRequest): Promise<Export> => {
    const { token } = request.query as { token?: unknown };
    const text = await openStaffLink(services, exportLinks, { token, permissionFor });
    const file = linkedExport(text) ?? refuse("DOWNLOAD_LINK_INVALID");
    // A third one would wait without a word, and be cut off by the time limit of responses.
    return copies.idleCount === 0 && copies.totalCount >= maxFiles ? refuse("EXPORTS_BUSY") : file;
  };
  app.head("/exports", async (request, reply) => {
    await exportOf(request);
    return reply.header("cache-control", "no-store").send();
  });
  app.get("/exports", { compress: false, exposeHeadRoute: false }, async (request, reply) => {
    const file = await exportOf(request);
    const pools = { copies, control: services.database.writes };
    return copyCsv(reply, pools, { name: fileName(file), query: exportQuery(file) });
  });
};
