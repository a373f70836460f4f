import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Refusal } from "../errors/errors.ts";
import { UploadedFile } from "../graphql/upload.scalar.ts";
import { profilePicture } from "../images/upload.rules.ts";

/** Maximum size of a field beside the file, such as the operation. */
const maxFieldBytes = 100_000;

/** Parses multipart/form-data. Files are read completely, up to the limit of the request's file. */
export const addMultipart = async (app: FastifyInstance): Promise<void> => {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      files: 1,
      fields: 30,
      parts: 31,
      fieldSize: maxFieldBytes,
      headerPairs: 50,
    },
  });
};

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && "code" in error && /^FST_(PARTS|FILES|FIELDS|REQ_FILE)/.test(String(error.code));

/**
 * The parts of a request: fields as text, files as bytes. Of a file beyond the limit there is one byte more than that, so that
 * its size can be refused. Throws TOO_LARGE or BAD_INPUT.
 */
export const partsOf = async (
  request: FastifyRequest,
  maxFileBytes = profilePicture.maxBytes,
): Promise<Record<string, string | UploadedFile>> => {
  const parts: [string, string | UploadedFile][] = [];
  try {
    for await (const part of request.parts({ limits: { fileSize: maxFileBytes + 1 } })) {
      if (part.type === "file") parts.push([part.fieldname, new UploadedFile(await part.toBuffer())]);
      else if (typeof part.value === "string" && !part.valueTruncated)
        parts.push([part.fieldname, part.value]);
      else throw new Refusal("TOO_LARGE", { field: part.fieldname });
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw isTooLarge(error)
      ? new Refusal("TOO_LARGE")
      : new Refusal("BAD_INPUT", { message: "The form cannot be read." });
  }
  return Object.fromEntries(parts);
};
