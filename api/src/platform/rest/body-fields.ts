import type { RefusalCode } from "../errors/errors.ts";

/** The allowed values of one field of a body, for the check of requests and for the OpenAPI file. */
export type BodyField = {
  type: "text" | "whole number" | "rupees" | "object" | "list" | "texts" | "file";
  /** Absent and null are accepted. */
  isOptional?: true;
  /** Documented, and accepted with any value: the operation does not read it. */
  isIgnored?: true;
  /** The refusal of a missing value, if it has a message of its own. */
  missing?: RefusalCode;
  /** The refusal of a value of another type, if it has a message of its own. */
  mistyped?: RefusalCode;
  /** The only texts that are accepted. */
  choices?: readonly string[];
  /** A product id that may also come as a populated product: an object with the text `_id`. */
  isPopulated?: true;
  /** The fields of an object, or of each object of a list. */
  fields?: BodyFields;
  /** What the operation checks, for the OpenAPI file. */
  limits?: Limits;
};

/** Keywords of JSON Schema. A test sends values that are beyond the limits. */
export type Limits = {
  format?: "email" | "password" | "uuid";
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
};

export type BodyFields = Record<string, BodyField>;

const missingAs = (missing?: RefusalCode) => (missing === undefined ? {} : { missing });

/** Text that is not empty. */
export const text = (missing?: RefusalCode): BodyField => ({ type: "text", ...missingAs(missing) });

/** One of a few texts. */
export const choice = (choices: readonly string[]): BodyField => ({ type: "text", choices });

export const productId: BodyField = { type: "text", isPopulated: true, limits: { format: "uuid" } };

/** The same field with what its operation checks. */
export const limited = (field: BodyField, limits: Limits): BodyField => ({ ...field, limits });

/** A whole number, with one refusal for a missing and a mistyped value. */
export const wholeNumber = (refusal: RefusalCode): BodyField => ({
  type: "whole number",
  missing: refusal,
  mistyped: refusal,
});

/** An amount in rupees, to the paisa. */
export const rupees: BodyField = { type: "rupees" };

/** An amount with a refusal of its own for a missing and a mistyped value. */
export const price = (refusal: RefusalCode): BodyField => ({
  ...rupees,
  missing: refusal,
  mistyped: refusal,
});

export const listOfTexts: BodyField = { type: "texts" };

/** A picture of a multipart body. */
export const picture: BodyField = { type: "file", isOptional: true, mistyped: "PICTURE_INVALID" };

export const object = (fields: BodyFields, missing?: RefusalCode): BodyField => ({
  type: "object",
  fields,
  ...missingAs(missing),
});

export const listOfObjects = (fields: BodyFields, missing?: RefusalCode): BodyField => ({
  type: "list",
  fields,
  ...missingAs(missing),
});

/** The same field where it may be absent. */
export const optional = (field: BodyField): BodyField => ({ ...field, isOptional: true });

/** A field that clients send and the shop does not read. */
export const ignored = (field: BodyField): BodyField => ({ ...optional(field), isIgnored: true });
