import { Readable } from "node:stream";
import type { FastifyRequest } from "fastify";

/**
 * The content of a file that a GET request asks for. HEAD has the same handler and gets the headers alone, so nothing is made for
 * it; the empty stream keeps a wrong `content-length` out of the response.
 */
export const fileContent = async (
  { method }: Pick<FastifyRequest, "method">,
  make: () => Promise<Buffer>,
): Promise<Buffer | Readable> => (method === "HEAD" ? Readable.from([]) : make());
