import fc from "fast-check";
import { restRows } from "../../src/app/features.ts";
import type { RandomOperation } from "./documents.ts";

/** One request as it is sent; a body is text or nothing. */
export type FuzzRequest = { method: string; path: string; headers: Record<string, string>; body?: string };

/** Values that fit nowhere, or nearly fit. */
const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    1.5,
    1e21,
    "",
    "\0",
    "a\0b",
    [],
    {},
    [[]],
    [null],
    "\uD800",
    "x".repeat(5000),
  ),
  fc.constantFrom<unknown>("cod", "online", "confirmed", "shopper", "admin", "98765", "a@example.com", 1200),
  fc.string({ unit: "binary", maxLength: 50 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Keys that JavaScript or JSON parsers may take for more than a name. */
const oddKey = fc.constantFrom("__proto__", "constructor", "prototype", "toString", "", "\0", "length", "id");

const deepJson = (levels: number): string => `${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`;

const asJson = (value: unknown): string => JSON.stringify(value) ?? "null";

const oddText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    "",
    " ",
    "{",
    "[]",
    "null",
    "1",
    '"text"',
    "{}",
    "\uFEFF{}",
    '{"query":1}',
    '{"__proto__":{"a":1}}',
  ),
  fc.constantFrom(100, 5000, 60_000).map(deepJson),
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.json(),
);

const contentType = fc.oneof(
  { weight: 8, arbitrary: fc.constant("application/json") },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      "application/json; charset=utf-16",
      "application/graphql-response+json",
      "text/plain",
      "multipart/form-data; boundary=x",
      "multipart/form-data",
      "application/x-www-form-urlencoded",
      "a/b;;=",
    ),
  },
);

const oddHeaders: fc.Arbitrary<Record<string, string>> = fc.dictionary(
  fc.constantFrom(
    "accept",
    "accept-encoding",
    "idempotency-key",
    "x-request-id",
    "x-forwarded-for",
    "range",
    "origin",
  ),
  fc.oneof(
    fc.constantFrom("*/*", "text/html", "multipart/mixed", "gzip;q=0", "br", "bytes=5-1", "null", "x", "::1"),
    fc.string({ maxLength: 120 }).map((text) => text.replaceAll(/[^\x20-\x7e]/g, "?")),
  ),
  { maxKeys: 2 },
);

/** Tokens of callers, and what only looks like one. */
const authorization = (tokens: string[]): fc.Arbitrary<Record<string, string>> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant({}) },
    {
      weight: 5,
      arbitrary: fc.constantFrom(...tokens).map((token) => ({ authorization: `Bearer ${token}` })),
    },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom("Bearer", "Bearer x.y.z", "Basic eDp5", `Bearer ${"a".repeat(3000)}`)
        .map((text) => ({
          authorization: text,
        })),
    },
  );

type KnownValues = { tokens: string[]; ids: string[]; operations: fc.Arbitrary<RandomOperation> };

const headersFor = (tokens: string[]) =>
  fc
    .tuple(contentType, oddHeaders, authorization(tokens))
    .map(([type, odd, login]) => ({ ...odd, ...login, "content-type": type }));

/** A text with one place of it changed. */
const spoiled = (texts: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(
      texts,
      fc.nat(),
      fc.nat({ max: 20 }),
      fc.oneof(oddText, fc.constantFrom("{", "}", "@", "$", "...", "__proto__:")),
    )
    .map(([text, at, removed, added]) => {
      const place = text.length === 0 ? 0 : at % text.length;
      return text.slice(0, place) + added + text.slice(place + removed);
    });

const graphqlBody = ({ operations }: KnownValues): fc.Arbitrary<string> => {
  const query = operations.map((operation) => operation.query);
  const body = fc.record(
    {
      query: fc.oneof(query, spoiled(query), oddValue),
      operationName: fc.oneof(fc.constantFrom("Random", "B", "__proto__"), oddValue),
      variables: fc.oneof(
        fc.dictionary(fc.oneof(fc.constantFrom("v0", "v1", "v2"), oddKey), oddValue),
        oddValue,
      ),
      extensions: oddValue,
    },
    { requiredKeys: ["query"] },
  );
  return fc.oneof(
    { weight: 4, arbitrary: operations.map(asJson) },
    { weight: 3, arbitrary: body.map(asJson) },
    { weight: 1, arbitrary: spoiled(operations.map(asJson)) },
    { weight: 1, arbitrary: oddText },
  );
};

/** A body of a documented path: right fields with odd values, odd fields, or no JSON at all. */
const restBody = (fields: string[]): fc.Arbitrary<string> =>
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc
        .dictionary(fc.oneof(...(fields.length > 0 ? [fc.constantFrom(...fields)] : []), oddKey), oddValue)
        .map(asJson),
    },
    { weight: 1, arbitrary: oddText },
  );

const oddPathPart = fc.constantFrom(
  "%00",
  "%ff",
  "%",
  "..%2f..",
  "%u0041",
  "a".repeat(300),
  "__proto__",
  "1%20or%201",
  "",
);

const restRequest = ({ tokens, ids }: KnownValues): fc.Arbitrary<FuzzRequest> =>
  fc.constantFrom(...restRows).chain((row) => {
    const fields = Object.keys(row.body ?? {});
    const part = fc.oneof(fc.constantFrom(...ids), oddPathPart);
    const query = fc.constantFrom(
      "",
      "?limit=5",
      "?limit=-1",
      "?limit=1&limit=2",
      "?cursor=x",
      "?q=silk",
      "?q=%ff",
      "?q[a]=1",
    );
    return fc
      .tuple(
        part,
        query,
        headersFor(tokens),
        restBody(fields),
        fc.constantFrom(row.method, row.method, "PATCH"),
      )
      .map(([id, search, headers, body, method]) => ({
        method,
        path: `/api${row.path.replaceAll(/:\w+/g, id)}${search}`,
        headers,
        ...(method === "GET" ? {} : { body }),
      }));
  });

const otherPaths = [
  "/health/ready",
  "/graphql",
  "/api",
  "/webhooks/razorpay",
  "/media/x",
  "/invoices/x",
  "/../x",
  "//",
  "/?",
];

const oddRequest = ({ tokens }: KnownValues): fc.Arbitrary<FuzzRequest> =>
  fc
    .tuple(
      fc.constantFrom("GET", "HEAD", "OPTIONS", "DELETE", "POST", "PUT", "PROPFIND"),
      fc.constantFrom(...otherPaths),
      fc.oneof(oddPathPart, fc.constant("")),
      headersFor(tokens),
      fc.option(oddText, { nil: undefined }),
    )
    .map(([method, path, part, headers, body]) => ({
      method,
      path: `${path}${part}`,
      headers,
      ...(body === undefined || ["GET", "HEAD"].includes(method) ? {} : { body }),
    }));

/** Requests at every entry point of the shop. */
export const hostileRequest = (known: KnownValues): fc.Arbitrary<FuzzRequest> =>
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc
        .tuple(graphqlBody(known), headersFor(known.tokens))
        .map(([body, headers]) => ({ method: "POST", path: "/graphql", headers, body })),
    },
    { weight: 4, arbitrary: restRequest(known) },
    { weight: 1, arbitrary: oddRequest(known) },
  );
