import type { FastifyInstance } from "fastify";
import { withoutFormula } from "../../platform/csv/formula-cells.ts";
import { sendCsv } from "../../platform/csv/send-csv.ts";
import { refuse } from "./bulk-changes.refusals.ts";
import { Permission } from "../../platform/permissions.rules.ts";
import { openStaffLink } from "../api-keys/staff-link.ts";
import type { Services } from "../shop/services.ts";
import { chunkSize } from "./batch-chunk.rules.ts";
import { productsAfter } from "./batch-product.store.ts";
import { rowsWithProblem } from "./batch-row.store.ts";
import { cellsOf, csvColumns, problemColumn } from "./csv-cells.rules.ts";
import { downloadLinks, linkedDownload } from "./download-link.ts";
import { findBatchHeader } from "./product-batch.store.ts";

const beforeEveryId = "00000000-0000-0000-0000-000000000000";

/** The whole catalogue in ascending order of ids, archived products included. Each row is read with its own stock. */
async function* exportedRows(services: Services): AsyncGenerator<string[]> {
  yield [...csvColumns];
  for (let after = beforeEveryId; ;) {
    const products = await productsAfter(services.database, { after, limit: chunkSize });
    for (const product of products) yield cellsOf(product, services.settings.publicUrl);
    const last = products.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** The rows of a file that have a problem, as they came and without formulas, with the sentence in the last column. */
async function* problemRows(services: Services, batchId: string, header: string[]): AsyncGenerator<string[]> {
  const problemAt = header.findIndex((name) => name.trim().toLowerCase() === problemColumn);
  const withProblem = (cells: readonly string[], problem: string): string[] => [
    ...cells.filter((_, index) => index !== problemAt).map(withoutFormula),
    withoutFormula(problem),
  ];
  yield withProblem(header, problemColumn);
  for (let after = 0; ;) {
    const rows = await rowsWithProblem(services.database, batchId, { after, limit: chunkSize });
    for (const { cells, problem } of rows) yield withProblem(cells ?? [], problem ?? "");
    const last = rows.at(-1);
    if (!last) return;
    after = last.position;
  }
}

type CsvFile = { name: string; rows: AsyncGenerator<string[]> };

/** Throws DOWNLOAD_LINK_INVALID. */
const fileOf = async (services: Services, token: unknown): Promise<CsvFile> => {
  const permissionFor = () => Permission.PRODUCTS;
  const download = linkedDownload(await openStaffLink(services, downloadLinks, { token, permissionFor }));
  if (download.kind === "export") return { name: "products.csv", rows: exportedRows(services) };
  const header = await findBatchHeader(services.database, download.batchId);
  if (!header) return refuse("DOWNLOAD_LINK_INVALID");
  return { name: "problems.csv", rows: problemRows(services, download.batchId, header) };
};

/** GET /product-files?token=...: a CSV file, streamed. The token is in the query string, because logs do not contain it. */
export const addProductFiles = (app: FastifyInstance, services: Services): void => {
  app.get("/product-files", async (request, reply) => {
    const { token } = request.query as { token?: unknown };
    const { name, rows } = await fileOf(services, token);
    return sendCsv(reply, name, rows);
  });
};
