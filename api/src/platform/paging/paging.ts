import { refuse } from "../errors/errors.ts";

/** What stands in a cursor: the list it was made for and the sort key of its row. */
export type CursorKey = (string | number)[];

const maxCursorLength = 600;

export const encodeCursor = (list: string, key: CursorKey): string =>
  Buffer.from(JSON.stringify([list, ...key])).toString("base64url");

const parseCursor = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
  } catch {
    return undefined;
  }
};

/** The sort key of a cursor of this list; refuses a cursor of another list, or one that nobody made. */
export const decodeCursor = (
  list: string,
  cursor: string,
  shape: readonly ("string" | "number")[],
): CursorKey => {
  const value = cursor.length <= maxCursorLength ? parseCursor(cursor) : undefined;
  if (!Array.isArray(value)) return refuse("BAD_CURSOR", { field: "after" });
  const [name, ...key] = value as [unknown, ...CursorKey];
  const isValid =
    name === list &&
    key.length === shape.length &&
    key.every(
      (part, index) =>
        typeof part === shape[index] &&
        (typeof part === "string" ? !part.includes("\0") : Number.isFinite(part)),
    );
  return isValid ? key : refuse("BAD_CURSOR", { field: "after" });
};

/** The number of entries of a page, from 1 to the longest page there is. */
export const pageSize = (first: number, longest: number): number =>
  Number.isInteger(first) && first >= 1 && first <= longest
    ? first
    : refuse("BAD_PAGE_SIZE", { field: "first" });

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

/** An entry of a page; its cursor is made only when it is asked for. */
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

/** A Relay page out of rows that were read with one more than asked for, so that the next page is known. */
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
