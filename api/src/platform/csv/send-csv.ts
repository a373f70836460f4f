import { pipeline, Readable } from "node:stream";
import { stringify, type Options } from "csv-stringify";
import type { FastifyReply } from "fastify";

/** With a byte order mark and CRLF, as spreadsheets expect. A cell with a line break is always in quotation marks. */
const format: Options = { bom: true, record_delimiter: "windows", quoted_match: /[\r\n]/ };

export const csvHeaders = (reply: FastifyReply, name: string): FastifyReply =>
  reply
    .header("cache-control", "no-store")
    .header("referrer-policy", "no-referrer")
    .header("content-disposition", `attachment; filename="${name}"`)
    .type("text/csv; charset=utf-8");

/**
 * Streams rows as a CSV file to save. An error of the rows ends the download: the browser reports an incomplete file. HEAD gets the
 * headers, and no row is read.
 */
export const sendCsv = (reply: FastifyReply, name: string, rows: AsyncGenerator<string[]>): FastifyReply => {
  const file = stringify(format);
  pipeline(Readable.from(reply.request.method === "HEAD" ? [] : rows), file, () => undefined);
  return csvHeaders(reply, name).send(file);
};
