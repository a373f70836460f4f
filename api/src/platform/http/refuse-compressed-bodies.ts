import type { FastifyInstance } from "fastify";
import { Refusal } from "../errors/errors.ts";

/**
 * Refuses compressed bodies before they are read: no client of the shop sends any, signatures cover the bytes as they are
 * sent, and a few compressed bytes can expand to gigabytes.
 */
export const refuseCompressedBodies = (app: FastifyInstance): void => {
  app.addHook("onRequest", (request, _reply, done) => {
    const encoding = request.headers["content-encoding"];
    const isPlain = encoding === undefined || encoding.trim().toLowerCase() === "identity";
    const hasBody = request.method !== "GET" && request.method !== "HEAD";
    done(!isPlain && hasBody ? new Refusal("BODY_COMPRESSED") : undefined);
  });
};
