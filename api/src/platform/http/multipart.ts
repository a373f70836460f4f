import { MultipartParseError, parseMultipart } from "@remix-run/multipart-parser";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Refusal, refuse } from "../errors/errors.ts";
import { UploadedFile } from "../uploaded-file.ts";

/** Maximum number of parts; a form of the shop has at most 10. */
const maxParts = 31;

/** Maximum size of the headers of a part, in bytes. */
const maxHeaderBytes = 8000;

/** Maximum size of a field beside the file, such as the operation, in bytes. */
const maxFieldBytes = 100_000;

/** The parts of a form by their names: fields as text, files as bytes. */
export type FormParts = Record<string, string | UploadedFile>;

declare module "fastify" {
  interface FastifyRequest {
    /** The parts of a multipart body. */
    form: FormParts | null;
  }
}

/**
 * The parameter of the content type, of at most 70 characters (RFC 2046, section 5.1.1); `undefined` if it is missing or longer.
 */
const boundaryOf = (contentType: string): string | undefined => {
  const [, quoted, plain] =
    /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70})(?=[\s;]|$))/i.exec(contentType) ?? [];
  return quoted ?? plain;
};

/** Yields the parts in their order, and throws at the first that is not valid: what comes after it is not parsed. */
function* partsIn(body: Uint8Array, boundary: string): Generator<[string, string | UploadedFile]> {
  let files = 0;
  const noLimit = { maxFileSize: Infinity, maxTotalSize: Infinity };
  for (const part of parseMultipart(body, {
    boundary,
    maxParts,
    maxHeaderSize: maxHeaderBytes,
    ...noLimit,
  })) {
    const { name } = part;
    if (name === undefined) continue;
    if (name in Object.prototype) throw new MultipartParseError("A name of Object.prototype.");
    if (part.isFile) {
      files += 1;
      if (files > 1) refuse("TOO_LARGE", { field: name });
      yield [name, new UploadedFile(Buffer.from(part.arrayBuffer))];
    } else if (part.size > maxFieldBytes) refuse("TOO_LARGE", { field: name });
    else yield [name, part.text];
  }
}

const asRefusal = (error: unknown): Refusal => {
  if (error instanceof Refusal) return error;
  return error instanceof MultipartParseError && /exceeds/.test(error.message)
    ? new Refusal("TOO_LARGE")
    : new Refusal("BAD_INPUT", { message: "The form cannot be read." });
};

/** The parts of a whole body. Throws TOO_LARGE or BAD_INPUT. */
export const formOf = (body: Buffer, contentType = ""): FormParts => {
  const boundary = boundaryOf(contentType);
  if (boundary === undefined) return refuse("BAD_INPUT", { message: "The form cannot be read." });
  try {
    return Object.fromEntries(partsIn(body, boundary));
  } catch (error) {
    throw asRefusal(error);
  }
};

/** The parts that are whole in the beginning of a body. Throws TOO_LARGE. */
export const firstPartsOf = (beginning: Buffer, contentType = ""): FormParts => {
  const boundary = boundaryOf(contentType);
  const parts: [string, string | UploadedFile][] = [];
  try {
    if (boundary !== undefined) for (const part of partsIn(beginning, boundary)) parts.push(part);
  } catch (error) {
    const refusal = asRefusal(error);
    if (refusal.code === "TOO_LARGE") throw refusal;
  }
  return Object.fromEntries(parts);
};

/**
 * Parses multipart/form-data when the whole body is there, so that nothing waits for a client while it is parsed. `limitBodies`
 * limits what is read.
 */
export const addMultipart = (app: FastifyInstance, maxBytes: number): void => {
  app.decorateRequest("form", null);
  app.addContentTypeParser(
    "multipart/form-data",
    { parseAs: "buffer", bodyLimit: maxBytes },
    async (request: FastifyRequest, body: Buffer) => {
      request.form = formOf(body, request.headers["content-type"]);
    },
  );
};
