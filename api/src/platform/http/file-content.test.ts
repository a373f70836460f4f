import Fastify from "fastify";
import { expect, it, onTestFinished } from "vitest";
import { sendCsv } from "../csv/send-csv.ts";
import { fileContent } from "./file-content.ts";

/** Two files, and the names of those that were made. */
const appWithFiles = () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  const made: string[] = [];
  app.get("/pdf", async (request, reply) => {
    const content = await fileContent(request, async () => {
      made.push("pdf");
      return Buffer.from("%PDF");
    });
    return reply.type("application/pdf").send(content);
  });
  const rows = async function* (): AsyncGenerator<string[]> {
    made.push("csv");
    yield ["sku"];
  };
  app.get("/csv", (_request, reply) => sendCsv(reply, "products.csv", rows()));
  return { app, made };
};

it.each([
  { name: "pdf", type: "application/pdf", body: "%PDF" },
  { name: "csv", type: "text/csv; charset=utf-8", body: "\uFEFFsku\r\n" },
])("a file is made for GET, and not for the headers alone: $name", async ({ name, type, body }) => {
  const { app, made } = appWithFiles();
  const head = await app.inject({ method: "HEAD", url: `/${name}` });
  expect([head.statusCode, head.headers["content-type"], head.body]).toEqual([200, type, ""]);
  expect(head.headers).not.toHaveProperty("content-length");
  expect(made).toEqual([]);
  const get = await app.inject({ method: "GET", url: `/${name}` });
  expect([get.statusCode, get.headers["content-type"], get.body]).toEqual([200, type, body]);
  expect(made).toEqual([name]);
});
