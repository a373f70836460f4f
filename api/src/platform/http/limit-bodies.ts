import { Transform } from "node:stream";
import { callbackify } from "node:util";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Refusal } from "../errors/errors.ts";
import { countOverload } from "../metrics.ts";
import { ADMIN, SHOPPER, type RoleName } from "../viewer.ts";
import { bytesInFlight, type ByteShare } from "./bytes-in-flight.ts";
import type { HandlerEnds } from "./handler-ends.ts";
import { firstPartsOf, type FormParts } from "./multipart.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Whether the route reads multipart bodies. */
    takesForms?: boolean;
  }
}

/** Bytes of a body that are not counted: the number of open requests limits them. */
const freeBytes = 16_000;

/** Maximum size of a JSON body without an admin's session. An order of 50 lines with a note has a tenth of it. */
const maxJsonBytes = 256_000;

/** Maximum size of the fields of a form beside its file. */
export const maxFieldsBytes = 250_000;

/**
 * Bodies in memory at the same time, in bytes beyond the free ones of each. Together with the process itself they fit into the
 * memory of a container of 1 GiB.
 */
const shares: Record<RoleName | "visitor" | "form of a visitor", ByteShare> = {
  visitor: { each: 8_000_000, all: 32_000_000 },
  "form of a visitor": { each: 8_000_000, all: 32_000_000 },
  [SHOPPER]: { each: 40_000_000, all: 96_000_000 },
  [ADMIN]: { each: 64_000_000, all: 128_000_000 },
};

const tooLarge = (): Refusal => new Refusal("TOO_LARGE");

const refusalOf: Record<keyof ByteShare, () => Refusal> = {
  each: () => new Refusal("TOO_MANY", { facts: { retryAfter: 2 } }),
  all: () => new Refusal("NOT_READY"),
};

export type BodyLimits = {
  /** Maximum size of a form, and the refusal of a larger one. */
  formLimit: (request: FastifyRequest) => { maxBytes: number; refusal: () => Refusal };
  /**
   * Throws if a visitor may not send a form of more than `freeBytes`. `parts` are those that came first.
   */
  checkForm: (request: FastifyRequest, parts: FormParts) => Promise<void>;
  ends: Pick<HandlerEnds, "afterWork">;
};

export type OpenBodies = {
  /** Bytes in memory now, beyond the free ones of each body. */
  bytes: () => number;
  /** Whether those who share the bytes of this request leave room for bodies that take long. */
  hasRoom: (request: FastifyRequest) => boolean;
};

const isForm = ({ headers }: FastifyRequest): boolean =>
  /^multipart\/form-data\b/i.test(headers["content-type"]?.trim() ?? "");

/** Refuses a body by what its headers say; returns the maximum size. */
const maxBytesOf = (request: FastifyRequest, formLimit: BodyLimits["formLimit"]): number => {
  const { routeOptions, caller } = request;
  if (request.is404) throw new Refusal("PATH_UNKNOWN");
  const jsonBytes = caller.role === ADMIN ? routeOptions.bodyLimit : maxJsonBytes;
  const json = { maxBytes: Math.min(routeOptions.bodyLimit, jsonBytes), refusal: tooLarge };
  if (isForm(request) && !routeOptions.config.takesForms) throw new Refusal("UNSUPPORTED_MEDIA_TYPE");
  const { maxBytes, refusal } = isForm(request) ? formLimit(request) : json;
  if (Number(request.headers["content-length"] ?? 0) > maxBytes) throw refusal();
  return maxBytes;
};

/**
 * Limits what is read of request bodies. The length is checked before a byte is read, and counted where it is not declared. The
 * bytes in memory are limited for each caller and for all. After a response, nothing more is read.
 */
export const limitBodies = (app: FastifyInstance, { formLimit, checkForm, ends }: BodyLimits): OpenBodies => {
  const budgets = new Map(Object.entries(shares).map(([group, share]) => [group, bytesInFlight(share)]));
  // A long form of a visitor is a sign-up with its proof: other bodies of visitors do not keep it out.
  const budgetOf = (request: FastifyRequest) =>
    budgets.get(request.caller.role ?? (isForm(request) ? "form of a visitor" : "visitor"));

  /** Counts the bytes of one body until the work on it has ended. */
  const counterOf = (request: FastifyRequest, reply: FastifyReply) => {
    const { key } = request.caller;
    const budget = budgetOf(request);
    let counted = 0;
    let hasEnded = false;
    const end = (): void => {
      if (!hasEnded) budget?.remove(key, counted);
      hasEnded = true;
    };
    ends.afterWork(reply, end);
    return (bytes: number): void => {
      if (hasEnded) return;
      const exceeded = budget?.add(key, bytes);
      if (exceeded) {
        end();
        countOverload("body-bytes");
        throw refusalOf[exceeded]();
      }
      counted += bytes;
    };
  };

  /** Passes a body on while it is within the limits, and ends with the refusal of what is not. */
  const checkedBody = (request: FastifyRequest, reply: FastifyReply, maxBytes: number): Transform => {
    const count = counterOf(request, reply);
    const beginning: Buffer[] = [];
    let received = 0;
    let isChecked = !isForm(request) || request.caller.role !== undefined;
    const check = async (chunk: Buffer): Promise<Buffer> => {
      received += chunk.length;
      if (received > maxBytes) throw tooLarge();
      if (!isChecked) beginning.push(chunk);
      if (received <= freeBytes) return chunk;
      count(Math.min(chunk.length, received - freeBytes));
      if (!isChecked) {
        isChecked = true;
        const parts = firstPartsOf(Buffer.concat(beginning.splice(0)), request.headers["content-type"]);
        await checkForm(request, parts);
      }
      return chunk;
    };
    const transform = callbackify(check);
    return new Transform({ transform: (chunk: Buffer, _encoding, done) => transform(chunk, done) });
  };

  app.addHook("preParsing", (request, reply, payload, done) => {
    const { method, headers } = request;
    const isChunked = headers["transfer-encoding"] !== undefined;
    const length = Number(headers["content-length"] ?? 0);
    if (method === "GET" || method === "HEAD" || (length === 0 && !isChunked)) return done(null, payload);
    try {
      const maxBytes = maxBytesOf(request, formLimit);
      if (length <= freeBytes && !isChunked) return done(null, payload);
      const body = checkedBody(request, reply, maxBytes);
      payload.once("error", (error) => body.destroy(error));
      reply.raw.once("finish", () => body.destroy());
      reply.raw.once("close", () => body.destroy());
      return done(null, payload.pipe(body));
    } catch (error) {
      return done(error as Error);
    }
  });
  return {
    bytes: () => [...budgets.values()].reduce((sum, budget) => sum + budget.total(), 0),
    hasRoom: (request) => budgetOf(request)?.hasRoom() ?? true,
  };
};
