import type { Refuse } from "../errors/errors.ts";
import { paiseOf } from "../money.ts";
import { wordsOf } from "../text.ts";
import { UploadedFile } from "../uploaded-file.ts";
import type { BodyField, BodyFields } from "./body-fields.ts";

type JsonObject = Record<string, unknown>;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof UploadedFile);

/** GraphQL's Int has 32 bits. */
const isWholeNumber = (value: unknown): boolean =>
  Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31;

const isPopulatedId = (value: unknown): boolean => isObject(value) && typeof value["_id"] === "string";

const fits: Record<BodyField["type"], (value: unknown) => boolean> = {
  text: (value) => typeof value === "string",
  "whole number": isWholeNumber,
  rupees: (value) => typeof value === "number" && paiseOf(value) !== undefined,
  object: isObject,
  list: (value) => Array.isArray(value) && value.every(isObject),
  texts: (value) => Array.isArray(value) && value.every((entry) => typeof entry === "string"),
  file: (value) => value instanceof UploadedFile,
};

const mustBe: Record<BodyField["type"], string> = {
  text: "text",
  "whole number": "a whole number",
  rupees: "a number with at most two decimal places",
  object: "an object",
  list: "a list of objects",
  texts: "a list of texts",
  file: "a file",
};

const refuseMissing = (field: string, { missing }: BodyField, refuse: Refuse): never =>
  missing
    ? refuse(missing, { field })
    : refuse("FIELD_NEEDED", { field, message: `Please enter the ${wordsOf(field)}.` });

const refuseMistyped = (field: string, { type, mistyped }: BodyField, refuse: Refuse): never =>
  mistyped
    ? refuse(mistyped, { field })
    : refuse("FIELD_MISTYPED", { field, message: `The ${wordsOf(field)} must be ${mustBe[type]}.` });

/** Whether an empty text stands for an absent value: where any text is accepted, and in the field of a file. */
const mayBeEmpty = ({ type, choices }: BodyField): boolean =>
  (type === "text" && !choices) || type === "file";

const checkField = (name: string, field: BodyField, value: unknown, refuse: Refuse): void => {
  if (field.isIgnored) return;
  const isAbsent = value === undefined || value === null;
  if (field.isOptional && (isAbsent || (value === "" && mayBeEmpty(field)))) return;
  if (field.choices) {
    if (field.choices.some((allowed) => allowed === value)) return;
    refuse("BAD_INPUT", {
      field: name,
      message: `The ${wordsOf(name)} must be one of ${field.choices.join(", ")}.`,
    });
  }
  if (isAbsent || (field.type === "text" && value === "")) refuseMissing(name, field, refuse);
  if (!fits[field.type](value) && !(field.isPopulated && isPopulatedId(value)))
    refuseMistyped(name, field, refuse);
  for (const part of Array.isArray(value) ? value : [value])
    if (field.fields && isObject(part)) checkBody(field.fields, part, refuse);
};

/**
 * Refuses a body with a declared field that is missing or of another type; the refusal names the first one. The operation
 * checks the values. Fields that are not declared are ignored. `refuse` throws the refusals of the fields too.
 */
export const checkBody = (fields: BodyFields, body: JsonObject, refuse: Refuse): void => {
  for (const [name, field] of Object.entries(fields)) checkField(name, field, body[name], refuse);
};
