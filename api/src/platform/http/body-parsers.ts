import type { IncomingHttpHeaders } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Refusal } from "../errors/errors.ts";
import { ADMIN, type RoleName } from "../viewer.ts";

/**
 * Maximum number of characters and of values in a JSON body without an admin's token. An order of 50 lines has 300
 * values. As objects, 1 MB of `{},{},...` takes 20 MB, for as long as the request waits; an admin's bulk change may
 * have 10,000 ids.
 */
export const maxJson = { characters: 250_000, values: 5000 };

const valueMarks = new Set(["[", "{", ","].map((mark) => mark.charCodeAt(0)));

/**
 * Whether a JSON text is larger than `maxJson`. Commas and brackets in its strings count too: no request of the shop
 * has so many.
 */
const isLarge = (text: string): boolean => {
  if (text.length > maxJson.characters) return true;
  if (text.length < maxJson.values) return false;
  let values = 1;
  for (let index = 0; index < text.length && values <= maxJson.values; index += 1)
    if (valueMarks.has(text.charCodeAt(index))) values += 1;
  return values > maxJson.values;
};

/** Whether a request has a body: HTTP/1.1 announces it by its length or its coding. */
const hasBody = (headers: IncomingHttpHeaders): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/**
 * Parses JSON as Fastify does by default, and accepts an empty body as no body: a client that declares a type for all
 * calls also declares it for a call without a payload (specification, section 7). Plain text is refused: `fetch`
 * declares it for a text without a header, and nothing of such a body would be read. A large body is refused before it
 * is parsed, unless an admin sends it.
 */
export const addBodyParsers = (
  app: FastifyInstance,
  roleOf: (request: FastifyRequest) => RoleName | undefined,
): void => {
  app.addHook("onRequest", ({ raw: { headers } }, _reply, done) => {
    // Without this, a type that has no parser is refused although there is nothing to parse.
    if (!hasBody(headers)) delete headers["content-type"];
    done();
  });
  const parseJson = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser("text/plain");
  app.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    if (isLarge(body) && roleOf(request) !== ADMIN) return done(new Refusal("TOO_LARGE"), undefined);
    return parseJson(request, body, done);
  });
  app.addContentTypeParser<string>("text/plain", { parseAs: "string" }, (_request, body, done) =>
    done(body.length === 0 ? null : new Refusal("UNSUPPORTED_MEDIA_TYPE"), undefined),
  );
};
