import type { FastifyInstance } from "fastify";
import { sendCsv } from "../../platform/csv/send-csv.ts";
import { Permission } from "../../platform/permissions.rules.ts";
import { openStaffLink } from "../api-keys/staff-link.ts";
import type { Services } from "../shop/services.ts";
import { codesLinks } from "./codes-link.ts";
import { codesAfter } from "./promotion-admin.store.ts";

const chunkSize = 1000;

async function* codeRows(services: Services, promotionId: string): AsyncGenerator<string[]> {
  yield ["code", "used", "order"];
  for (let after = ""; ;) {
    const codes = await codesAfter(services.database, promotionId, { after, limit: chunkSize });
    for (const { code, uses, orderNumber } of codes) yield [code, String(uses), orderNumber ?? ""];
    const last = codes.at(-1);
    if (!last) return;
    after = last.code;
  }
}

/** GET /promotion-codes?token=...: a CSV file, streamed. The token is in the query string, because logs do not contain it. */
export const addCodesFile = (app: FastifyInstance, services: Services): void => {
  app.get("/promotion-codes", async (request, reply) => {
    const { token } = request.query as { token?: unknown };
    const permissionFor = () => Permission.PROMOTIONS;
    const promotionId = await openStaffLink(services, codesLinks, { token, permissionFor });
    return sendCsv(reply, "codes.csv", codeRows(services, promotionId));
  });
};
