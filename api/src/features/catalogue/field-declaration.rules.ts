import { joinedList, splitList } from "../../platform/csv/list-cells.ts";
import { refuse } from "./catalogue.refusals.ts";
import { answers, type AnswerSchema } from "../../platform/rest/answer-schema.ts";
import { listOfTexts, optional, type BodyField } from "../../platform/rest/body-fields.ts";
import { cleanLine } from "../../platform/text.ts";

/** What the schema says about a field in each of its types. */
type Descriptions = {
  /** In `Product` and `AdminProduct`. */
  product?: string;
  /** In `AdminProduct`, if it differs. */
  admin?: string;
  /** In `ProductInput`. */
  input: string;
  /** In `ProductChanges`. */
  change: string;
  /** In `BulkChangeInput`. Without it bulk changes do not have the field. */
  bulk?: string;
};

/** What the schema, the form, bulk changes, files, REST and the shop's pages need to know of a field of a product. */
export type FieldDeclaration<Value> = {
  /** The column of the table `products`, and its type. An integer is an amount. */
  column: string;
  type: "text" | "integer" | "text[]" | "jsonb";
  /** The only values, which the schema has as an enum. */
  enumOf?: object;
  /** A field without descriptions has a type of its own in the schema, where the classes name it. */
  descriptions?: Descriptions;
  /** The cleaned value. Throws the refusal of the field. */
  check: (value: Value) => Value;
  /** The value of a new product whose file has no such column, or an empty cell. A field without it is needed. */
  fallback?: Value;
  /** The default of the column, if it is not the fallback. */
  columnDefault?: string;
  /** The cell of the exported file. */
  cellOf: (value: Value) => string;
  /** The value of a cell; `undefined` leaves the field unchanged. Throws the refusal of the field. */
  read: (cell: string) => Value | undefined;
  /** The field in the bodies of REST. Fields that the specification does not name have none. */
  rest?: BodyField;
  /** The field in the answers of REST. */
  answer?: AnswerSchema;
  /** When lists of products read it: always, or if the operation selects it. Only admins see a field without it. */
  shown?: "always" | "on request";
  /** Whether shoppers see a value also where the product has none: that of the settings, or of the title. */
  isFilledInShop?: true;
};

/** A text of one line, which a product need not have. */
export const optionalLine = (field: string, column: string, maxLength: number) => ({
  column,
  type: "text" as const,
  check: (value: string | null) => (value === null ? null : cleanLine(value, field, maxLength) || null),
  fallback: null,
  cellOf: (value: string | null) => value ?? "",
  read: (cell: string) => cell.trim() || null,
  shown: "on request" as const,
});

const maxEntries = 50;
const maxEntryLength = 60;

/** Trims the entries of a list and drops blank ones. Throws LIST_INVALID and LIST_DUPLICATE ("S, s"). */
const checkedList =
  (field: string) =>
  (entries: readonly string[]): string[] => {
    const list = entries.map((entry) => cleanLine(entry, field, Infinity)).filter((entry) => entry !== "");
    if (list.length > maxEntries || list.some((entry) => entry.length > maxEntryLength))
      refuse("LIST_INVALID", { field });
    const keys = list.map((entry) => entry.toLowerCase());
    const duplicate = list.find((_, index) => keys.indexOf(keys[index] ?? "") !== index);
    if (duplicate !== undefined)
      refuse("LIST_DUPLICATE", { field, message: `The list names "${duplicate}" twice.` });
    return list;
  };

/** A list of texts. */
export const listOf = <Shown extends "always" | "on request">(
  field: string,
  column: string,
  shown: Shown,
) => ({
  column,
  type: "text[]" as const,
  check: checkedList(field),
  fallback: [],
  cellOf: joinedList,
  read: splitList,
  rest: optional(listOfTexts),
  answer: answers.listOf(answers.text),
  shown,
});
