import { brotliCompressSync, gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { openTestShop } from "../support/test-shop.ts";

const { server, complaints } = await openTestShop();

const query = JSON.stringify({ query: "{ __typename }" });

const send = (
  method: string,
  path: string,
  encoding: string,
  payload: Buffer | string,
  type = "application/json",
) =>
  server.app.inject({
    method: method as "POST",
    url: path,
    headers: { "content-type": type, "content-encoding": encoding },
    payload,
  });

const endpoints = [
  ["POST", "/graphql"],
  ["POST", "/api/auth/login"],
  ["PUT", "/api/admin/products/1"],
  ["POST", "/api/orders/place"],
  ["POST", "/webhooks/razorpay"],
] as const;

const bodies: [string, Buffer | string][] = [
  ["x", query],
  ["gzip", gzipSync(query)],
  ["gzip", "this is not gzip"],
  ["gzip", gzipSync(query).subarray(0, 20)],
  ["deflate", "nor is this"],
  ["br", brotliCompressSync(query)],
  ["gzip, identity", query],
];

describe.each(endpoints)("a compressed body at %s %s", (method, path) => {
  it("is refused with a message, valid or not", async () => {
    for (const [encoding, body] of bodies) {
      const response = await send(method, path, encoding, body);
      expect([encoding, response.statusCode]).toEqual([encoding, 415]);
      const [message, code] = ["Send the body without compression.", "BODY_COMPRESSED"];
      expect(response.json()).toEqual(
        path === "/graphql"
          ? { errors: [{ message, extensions: { code, status: 415 } }] }
          : { error: message, code },
      );
    }
  });

  it("is refused for forms too", async () => {
    const form =
      '--edge\r\nContent-Disposition: form-data; name="email"\r\n\r\na@example.com\r\n--edge--\r\n';
    const response = await send(method, path, "gzip", form, "multipart/form-data; boundary=edge");
    expect(response.statusCode).toBe(415);
  });
});

it("an uncompressed body that is declared as such is accepted", async () => {
  const response = await send("POST", "/graphql", "identity", query);
  expect([response.statusCode, response.json()]).toEqual([200, { data: { __typename: "Query" } }]);
});

it("a GET without a body is accepted whatever it declares", async () => {
  const page = await server.app.inject({ url: "/health/live", headers: { "content-encoding": "x" } });
  expect(page.statusCode).toBe(200);
});

it("none of these requests is logged as an error", () => {
  expect(complaints()).toEqual([]);
});
