import { pipeline, Readable } from "node:stream";
import { stringify, type Options } from "csv-stringify";
import type { FastifyInstance } from "fastify";
import { withoutFormula } from "../../../platform/csv/formula-cells.ts";
import { refuse } from "../../../platform/errors/errors.ts";
import type { Shop } from "../../shop/shop.ts";
import { chunkSize } from "./batch-chunk.rules.ts";
import { productsAfter } from "./batch-product.store.ts";
import { rowsWithProblem } from "./batch-row.store.ts";
import { cellsOf, csvColumns, problemColumn } from "./csv-cells.rules.ts";
import { readDownloadToken } from "./download-link.ts";
import { findBatchHeader } from "./product-batch.store.ts";

const beforeEveryId = "00000000-0000-0000-0000-000000000000";

/** With a byte order mark and CRLF, as spreadsheets expect. A cell with a line break is always in quotation marks. */
const format: Options = { bom: true, record_delimiter: "windows", quoted_match: /[\r\n]/ };

/** The whole catalogue in ascending order of ids, archived products included. Each row is read with its own stock. */
async function* exportedRows(shop: Shop): AsyncGenerator<string[]> {
  yield [...csvColumns];
  for (let after = beforeEveryId; ;) {
    const products = await productsAfter(shop.database, { after, limit: chunkSize });
    for (const product of products) yield cellsOf(product, shop.settings.publicUrl);
    const last = products.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** The rows of a file that have a problem, as they came and without formulas, with the sentence in the last column. */
async function* problemRows(shop: Shop, batchId: string, header: string[]): AsyncGenerator<string[]> {
  const problemAt = header.findIndex((name) => name.trim().toLowerCase() === problemColumn);
  const withProblem = (cells: readonly string[], problem: string): string[] => [
    ...cells.filter((_, index) => index !== problemAt).map(withoutFormula),
    withoutFormula(problem),
  ];
  yield withProblem(header, problemColumn);
  for (let after = 0; ;) {
    const rows = await rowsWithProblem(shop.database, batchId, { after, limit: chunkSize });
    for (const { cells, problem } of rows) yield withProblem(cells ?? [], problem ?? "");
    const last = rows.at(-1);
    if (!last) return;
    after = last.place;
  }
}

type CsvFile = { name: string; rows: AsyncGenerator<string[]> };

/** Throws DOWNLOAD_LINK_INVALID. */
const fileOf = async (shop: Shop, token: unknown): Promise<CsvFile> => {
  const download =
    typeof token === "string" ? readDownloadToken(shop.jwtSecret, token, new Date()) : undefined;
  if (!download) return refuse("DOWNLOAD_LINK_INVALID");
  if (download.kind === "export") return { name: "products.csv", rows: exportedRows(shop) };
  const header = await findBatchHeader(shop.database, download.batchId);
  if (!header) return refuse("DOWNLOAD_LINK_INVALID");
  return { name: "problems.csv", rows: problemRows(shop, download.batchId, header) };
};

/** GET /product-files?token=...: a CSV file, streamed. The token is in the query string, because logs do not contain it. */
export const addProductFiles = (app: FastifyInstance, shop: Shop): void => {
  app.get("/product-files", async (request, reply) => {
    const { token } = request.query as { token?: unknown };
    const { name, rows } = await fileOf(shop, token);
    const file = stringify(format);
    // An error of the rows ends the download: the browser reports an incomplete file.
    pipeline(Readable.from(rows), file, () => undefined);
    return reply
      .header("cache-control", "no-store")
      .header("referrer-policy", "no-referrer")
      .header("content-disposition", `attachment; filename="${name}"`)
      .type("text/csv; charset=utf-8")
      .send(file);
  });
};
