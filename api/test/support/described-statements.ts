import type pg from "pg";

/**
 * A statement of a store, with the row type that the code states for it; without one if the type is not written out in the file.
 */
export type StatedRows = { text: string; columns?: Record<string, string> | undefined };

const opening = /\b(?:query|primaryRows|catalogueRows)(?:<([^()]*?)>)?\(/g;
const members = /^\{([^{}]*)\}$/;
/** The arguments up to the statement: the connection, the name of the statement. */
const constant = /^\s*(?:[\w.]+,\s*)?(?:"[^"]*",\s*|undefined,\s*)?(?:`([^`]*)`|"([^"]*)")\s*[,)]/;
const beginning = /^\s*(?:select|insert|update|delete|with)\b/;

/** The columns of a row type: `{ id: string; stock: number | null }[]`, or the name of such a type of the file. */
const columnsOf = (type: string, source: string): Record<string, string> | undefined => {
  const row = type.trim().replace(/\[\]$/, "");
  const declared = new RegExp(`^(?:export )?type ${row} = (\\{[^{}]*\\});`, "m").exec(
    /^\w+$/.test(row) ? source : "",
  );
  const body = members.exec(declared?.[1] ?? row)?.[1];
  const withoutComments = body?.replace(/\/\*\*.*?\*\//gs, "");
  return (withoutComments &&
    Object.fromEntries(
      [...withoutComments.matchAll(/(\w+)\??: ([^;]+);?/g)].map(([, name, stated]) => [name, stated?.trim()]),
    )) as Record<string, string> | undefined;
};

/** The statements of a source file that are constants. */
export const statedRows = (source: string): StatedRows[] =>
  [...source.matchAll(opening)].flatMap((match) => {
    const found = constant.exec(source.slice(match.index + match[0].length));
    const text = found?.[1] ?? found?.[2] ?? "";
    if (!beginning.test(text) || text.includes("${")) return [];
    return [{ text, columns: match[1] === undefined ? undefined : columnsOf(match[1], source) }];
  });

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
