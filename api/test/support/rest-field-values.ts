import { refusals } from "../../src/app/refusals.ts";
import type { BodyField } from "../../src/platform/rest/body-fields.ts";

/** A value of each kind, by its name. */
export const values: Record<string, unknown> = {
  missing: undefined,
  null: null,
  "a number": 5,
  "a fraction": 4.5,
  "a fraction of a paisa": 0.001,
  "a number beyond 32 bits": 99_999_999_999,
  "an infinite number": "@@1e400@@",
  "digits in quotes": "5",
  "empty text": "",
  "a boolean": true,
  "a list": [],
  "a list of lists": [[]],
  "an object": {},
};

/** The names of the values that each type of field accepts; the operation checks what they mean. */
const accepted: Record<BodyField["type"], string[]> = {
  text: ["digits in quotes"],
  "whole number": ["a number"],
  rupees: ["a number", "a fraction", "a number beyond 32 bits"],
  object: ["an object"],
  list: ["a list"],
  texts: ["a list"],
  file: [],
};
/** The names of the values that leave an optional field out: an empty text only where any text, or a file, is accepted. */
const absentIn = ({ type, choices }: BodyField): string[] =>
  (type === "text" && !choices) || type === "file" ? ["missing", "null", "empty text"] : ["missing", "null"];

/** Whether a field accepts the value of this name. */
export const isAccepted = (field: BodyField, value: string): boolean =>
  accepted[field.type].includes(value) || (field.isOptional === true && absentIn(field).includes(value));

const messages = new Set<string>(Object.values(refusals).map(({ message }) => message));
const graphqlTerms = /Variable|\$|got invalid value|Expected|cannot represent|Field "|\bInt\b|Upload|Input\b/;

type TextResponse = { status: number; text: string };

/** The problems of a refusal: it must be one sentence of the shop, with a code of the table. */
export const sentenceProblemsOf = ({ status, text }: TextResponse, label: string): string[] => {
  if (status < 300) return [];
  const { error = "", code = "" } = JSON.parse(text) as { error?: string; code?: string };
  const checks = {
    [`status ${status}`]: status >= 500,
    "no code of the table": !(code in refusals),
    "not one sentence": !messages.has(error) && !/^\w[^.!?]*\.$/.test(error),
    "words of GraphQL": graphqlTerms.test(error),
  };
  return Object.entries(checks).flatMap(([fault, isFound]) =>
    isFound ? [`${label}: ${fault}: ${text}`] : [],
  );
};
