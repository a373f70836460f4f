import { refuse } from "../errors/errors.ts";
import { isId } from "../ids.ts";

/** The sort key of a row, as a cursor holds it beside the name of its list. */
export type CursorKey = (string | number)[];

/** The longest sort key is a title of 200 characters, which may have four bytes each. */
const maxCursorLength = 1500;

export const encodeCursor = (list: string, key: CursorKey): string =>
  Buffer.from(JSON.stringify([list, ...key])).toString("base64url");

const parseCursor = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
  } catch {
    return undefined;
  }
};

/** Whether a text is an instant as `instantText` writes it, of a day that exists. */
const isInstant = (text: string): boolean => {
  const date = new Date(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) ? text : Number.NaN);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 23) === text.slice(0, 23);
};

const isText = (value: unknown): value is string => typeof value === "string" && !value.includes("\0");

/** The parts of sort keys. What an invented cursor has instead would be an error of the database. */
const isPart = {
  string: isText,
  /** PostgreSQL's integer. */
  number: (value: unknown) => Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31,
  instant: (value: unknown) => isText(value) && isInstant(value),
  id: (value: unknown) => isText(value) && isId(value),
} as const;

/** The sort key in a cursor. Throws BAD_CURSOR for a cursor of another list, and for an invalid one. */
export const decodeCursor = (
  list: string,
  cursor: string,
  shape: readonly (keyof typeof isPart)[],
): CursorKey => {
  const value = cursor.length <= maxCursorLength ? parseCursor(cursor) : undefined;
  if (!Array.isArray(value)) return refuse("BAD_CURSOR", { field: "after" });
  const [name, ...key] = value as [unknown, ...CursorKey];
  const isValid =
    name === list && key.length === shape.length && shape.every((part, index) => isPart[part](key[index]));
  return isValid ? key : refuse("BAD_CURSOR", { field: "after" });
};

/** The cursor that a request gives; `undefined` for the first page: without a cursor, and with an empty one. */
export const givenCursor = (after: string | null | undefined): string | undefined => after || undefined;

/** Checks the number of entries of a page. Throws BAD_PAGE_SIZE unless it is from 1 to `longest`. */
export const pageSize = (first: number, longest: number): number =>
  Number.isInteger(first) && first >= 1 && first <= longest
    ? first
    : refuse("BAD_PAGE_SIZE", { field: "first", message: `A page has 1 to ${longest} entries.` });

export type Page<Row> = {
  edges: { cursor: string; node: Row }[];
  nodes: Row[];
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
};

/** An entry of a page. Its cursor is computed only if it is read. */
class Edge<Row> {
  readonly node: Row;
  readonly #cursorOf: (row: Row) => string;

  constructor(node: Row, cursorOf: (row: Row) => string) {
    this.node = node;
    this.#cursorOf = cursorOf;
  }

  get cursor(): string {
    return this.#cursorOf(this.node);
  }
}

/** A Relay page of rows. The query reads one row more than `size`, which shows whether a next page exists. */
export const pageOf = <Row>(
  rows: Row[],
  size: number,
  after: string | undefined,
  cursorOf: (row: Row) => string,
): Page<Row> => {
  const nodes = rows.length > size ? rows.slice(0, size) : rows;
  const first = nodes[0];
  const last = nodes[nodes.length - 1];
  return {
    nodes,
    edges: nodes.map((node) => new Edge(node, cursorOf)),
    pageInfo: {
      hasNextPage: rows.length > size,
      hasPreviousPage: after !== undefined,
      startCursor: first === undefined ? null : cursorOf(first),
      endCursor: last === undefined ? null : cursorOf(last),
    },
  };
};
