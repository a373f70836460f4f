import type { IncomingHttpHeaders } from "node:http";
import type { FastifyInstance } from "fastify";
import { Refusal } from "../errors/errors.ts";
import { ADMIN } from "../viewer.ts";

/**
 * Maximum number of values in a JSON body without an admin's session. An order of 50 lines has 300 values. As objects, 256 kB of
 * `{},{},...` take 5 MB, for as long as the request waits; an admin's bulk change may have 10,000 ids.
 */
export const maxJsonValues = 5000;

const valueMarks = new Set(["[", "{", ","].map((mark) => mark.charCodeAt(0)));

/** Commas and brackets in its strings count too: no request of the shop has so many. */
const hasTooManyValues = (text: string): boolean => {
  if (text.length < maxJsonValues) return false;
  let values = 1;
  for (let index = 0; index < text.length && values <= maxJsonValues; index += 1)
    if (valueMarks.has(text.charCodeAt(index))) values += 1;
  return values > maxJsonValues;
};

/** Whether a request has a body: HTTP/1.1 announces it by its length or its coding. */
const hasBody = (headers: IncomingHttpHeaders): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/**
 * Parses JSON as Fastify does by default, and accepts an empty body as no body: a client that declares a type for all
 * calls also declares it for a call without a payload (specification, section 7). Plain text is refused: `fetch`
 * declares it for a text without a header, and nothing of such a body would be read. A body of too many values is refused
 * before it is parsed, unless an admin sends it.
 */
export const addBodyParsers = (app: FastifyInstance): void => {
  app.addHook("onRequest", ({ raw: { headers } }, _reply, done) => {
    // Without this, a type that has no parser is refused although there is nothing to parse. JSON has one.
    if (!hasBody(headers) && !/^application\/json\b/i.test(headers["content-type"] ?? ""))
      delete headers["content-type"];
    done();
  });
  const parseJson = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser("text/plain");
  app.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    if (request.caller.role !== ADMIN && hasTooManyValues(body))
      return done(new Refusal("TOO_LARGE"), undefined);
    return parseJson(request, body, done);
  });
  app.addContentTypeParser("text/plain", ({ headers }, _body, done) => {
    const isEmpty =
      headers["transfer-encoding"] === undefined && Number(headers["content-length"] ?? 0) === 0;
    done(isEmpty ? null : new Refusal("UNSUPPORTED_MEDIA_TYPE"), undefined);
  });
};
