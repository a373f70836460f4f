import type { Calls } from "./calls.ts";
import type { TestShop } from "./test-shop.ts";

/** Placeholders in JSON for numbers that overflow. */
const overflow = { huge: "@@1e400@@", negative: "@@-1e400@@" };

/** JSON text with 1e400 written out, which `JSON.stringify` cannot do. */
export const rawJson = (value: unknown): string => JSON.stringify(value).replaceAll(/"@@(-?1e400)@@"/g, "$1");

export const longText = "x".repeat(100_000);

/** Marks in the wrong order, which Unicode normalization sorts in quadratic time. */
const combiningMarks = "\u0301\u0316".repeat(25_000);

/** Values that are invalid for almost any field: wrong types, too long or unstorable text, impossible numbers. */
export const invalidValues: [name: string, value: unknown][] = [
  ["a NUL", "\0"],
  ["text with a NUL", "a\0b"],
  ["text with half of a surrogate pair", "a\ud800b"],
  ["100 kB of text", longText],
  ["100 kB of combining marks", combiningMarks],
  ["1.5", 1.5],
  ["-1", -1],
  ["2147483648", 2_147_483_648],
  ["1e400", overflow.huge],
  ["-1e400", overflow.negative],
  ["true", true],
  ["an object", {}],
  ["an empty list", []],
  ["a list of null", [null]],
  ["a list of lists", [[]]],
  ["a prototype", JSON.parse('{ "constructor": { "prototype": { "isAdmin": true } } }')],
];

type Path = (string | number)[];

/** The path of every value inside a value, parents and leaves. */
export const pathsIn = (value: unknown, path: Path = []): Path[] => {
  if (typeof value !== "object" || value === null) return [path];
  const inner = Object.entries(value).flatMap(([name, part]) =>
    pathsIn(part, [...path, Array.isArray(value) ? Number(name) : name]),
  );
  return path.length === 0 ? inner : [path, ...inner];
};

/** A copy of the value with another value at one path. */
export const withAt = (value: unknown, [step, ...steps]: Path, replacement: unknown): unknown => {
  if (step === undefined) return replacement;
  if (Array.isArray(value))
    return value.map((part, index) => (index === step ? withAt(part, steps, replacement) : part));
  return {
    ...(value as object),
    [step]: withAt((value as Record<string, unknown>)[step], steps, replacement),
  };
};

/** A copy of the value without one path. */
export const withoutAt = (value: unknown, path: Path): unknown =>
  JSON.parse(JSON.stringify(withAt(value, path, undefined)));

/** Internal details that must not be in a response: stacks, files, SQL, names of libraries and classes. */
const internalDetails =
  /\n\s+at |\.(ts|js|mjs):\d|node_modules|node:internal|\/(src|dist|home|root|work|tmp)\/|\b(select|insert into|update|delete from)\b.+\b(from|set|values|where)\b|QueryFailed|typeorm|postgres|relation "|column "|TypeError|undefined \(reading/i;

type ErrorBody = {
  error?: string;
  code?: string;
  errors?: { message: string; extensions: { code: string } }[];
};

const parsed = (text: string): ErrorBody => {
  try {
    return JSON.parse(text) as ErrorBody;
  } catch {
    return {};
  }
};

/** Longest text of one refusal, in characters; an answer has one refusal for each variable that is wrong. */
const longestRefusal = 5000;

/** Problems of a refusal: it must be 4xx, with a code and a message, and without internal details. */
export const problemsOf = ({ status, text }: { status: number; text: string }, label: string): string[] => {
  const { error, code, errors } = parsed(text);
  const graphqlRefusals = errors?.map(({ message, extensions }) => ({ message, code: extensions.code }));
  const refusals = graphqlRefusals ?? [{ message: error, code }];
  const checks = {
    [`status ${status}`]: status < 400 || status > 499,
    "no code": !refusals.every((refusal) => /^[A-Z][A-Z_]+$/.test(refusal.code ?? "")),
    "no message": !refusals.every((refusal) => /\w{4}/.test(refusal.message ?? "")),
    "reveals internal details": internalDetails.test(text),
    "repeats the request": text.length > longestRefusal * refusals.length,
  };
  const problems = Object.entries(checks).filter(([, isProblem]) => isProblem);
  return problems.map(([problem]) => `${label}: ${problem}: ${text.slice(0, 300)}`);
};

/**
 * Number of rows of each table, and of jobs. Two tables are left out: `throttles`, since refused requests count there too, and
 * `product_reads`, which stores what an admin has read.
 */
export const rowCounts = async (sql: TestShop["sql"]): Promise<Record<string, number>> => {
  const tables = await sql<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_name not in ('throttles', 'product_reads') order by 1",
  );
  const counts = tables.map(({ name }) => `select '${name}' as name, count(*)::int as rows from "${name}"`);
  counts.push("select 'jobs', count(*)::int from graphile_worker.jobs");
  const rows = await sql<{ name: string; rows: number }>(counts.join(" union all "));
  return Object.fromEntries(rows.map((row) => [row.name, row.rows]));
};

/** Sends text unchanged as JSON. */
export const sendRaw = (
  rest: Calls["rest"],
  method: "POST" | "PUT",
  path: string,
  text: string,
  token?: string,
) => rest(method, path, text, token, { "content-type": "application/json" });
