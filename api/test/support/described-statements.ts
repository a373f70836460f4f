import pg from "pg";
import type { StatementCall } from "./statement-calls.ts";

type Field = { name: string; dataTypeID: number };

type Connection = {
  parse: (statement: { text: string; name: string }) => void;
  describe: (what: { type: string; name: string }) => void;
  sync: () => void;
};

/** The columns that a statement returns. It is planned by no one and run by no one. Rejects what PostgreSQL refuses to parse. */
export const describeStatement = (client: pg.Client, text: string): Promise<Field[]> =>
  new Promise((resolve, reject) => {
    let fields: Field[] = [];
    client.query({
      submit: (connection: Connection) => {
        connection.parse({ text, name: "" });
        connection.describe({ type: "S", name: "" });
        connection.sync();
      },
      handleRowDescription: (message: { fields: Field[] }) => (fields = message.fields),
      handleError: reject,
      handleReadyForQuery: () => resolve(fields),
    } as unknown as pg.Submittable);
  });

const { builtins } = pg.types;

/**
 * The types of PostgreSQL whose values arrive as one type of JavaScript, and the type that they have inside JSON. A bigint is a
 * number by the option `parseInt8` of the database.
 */
const arrivals: [types: number[], type: string, inJson: string][] = [
  [[builtins.TEXT, builtins.UUID, builtins.VARCHAR], "string", "string"],
  [[builtins.NUMERIC], "string", "number"],
  [[builtins.INT2, builtins.INT4, builtins.INT8, builtins.FLOAT8], "number", "number"],
  [[builtins.BOOL], "boolean", "boolean"],
  [[builtins.TIMESTAMPTZ, builtins.DATE], "Date", "string"],
  // text[], integer[], uuid[]
  [[1009, 1007, 2951], "Array", "Array"],
];

/** The command whose result a statement returns: its first one outside of parentheses. */
const commandOf = (text: string): string | undefined => {
  const outside = text.replace(/\([^()]*\)/g, "");
  return outside === text ? /\b(?:select|insert|update|delete)\b/.exec(text)?.[0] : commandOf(outside);
};

/** What of a statement differs from what the code states for it. */
export const differences = async (
  client: pg.Client,
  text: string,
  { columns, isJson, isCounted }: Omit<StatementCall, "place" | "texts">,
): Promise<string[]> => {
  const fields = await describeStatement(client, text);
  if (columns.size === 0) return [];
  const isUpdate = /update|delete/.test(commandOf(text) ?? "");
  const shape = isUpdate ? "TypeORM returns the rows and their number" : "TypeORM returns the rows alone";
  const wrong = fields.flatMap(({ name, dataTypeID }) => {
    const column = columns.get(name);
    if (!column) return [`${name} is not stated`];
    const [, type, inJson] = arrivals.find(([types]) => types.includes(dataTypeID)) ?? [];
    const arrives = isJson ? inJson : type;
    const isRight = !arrives || column.types.length === 0 || column.types.includes(arrives);
    return isRight ? [] : [`${name} arrives as ${arrives}, not as ${column.types.join(" or ")}`];
  });
  const missing = [...columns]
    .filter(([column, { isOptional }]) => !isOptional && !fields.some(({ name }) => name === column))
    .map(([column]) => `${column} is not returned`);
  return [...(isCounted === undefined || isCounted === isUpdate ? [] : [shape]), ...wrong, ...missing];
};
