import { buildSchema, parse, print, validate, type DocumentNode } from "graphql";
import { expect, it } from "vitest";
import { readFileSync } from "node:fs";
import { jitExecutor, maxSelections } from "./jit.ts";
import { selectionCount } from "./selection-count.ts";

const schema = buildSchema("type Query { id: ID, self: Query }");
const root: Record<string, unknown> = { id: "1" };

/** A document of few characters that selects `8 ** levels` fields. */
const expanding = (levels: number): string => {
  const fragments = Array.from({ length: levels }, (_, level) => {
    const spread = level === 0 ? "id" : `...F${level - 1}`;
    const fields = Array.from({ length: 8 }, (_alias, index) =>
      level === 0 ? `a${index}: id` : `b${index}: self { ${spread} }`,
    );
    return `fragment F${level} on Query { ${fields.join(" ")} }`;
  });
  return `{ ...F${levels - 1} } ${fragments.join(" ")}`;
};

const runsCompiled = async (text: string): Promise<boolean> => {
  const document = parse(text);
  expect(validate(schema, document)).toEqual([]);
  const execute = jitExecutor(schema);
  let result: unknown;
  for (let use = 0; use < 4; use += 1) result = await execute(document, undefined, root, {});
  return result !== undefined;
};

/** Variables with which a compiled query fails or is not used: those of a list type, and those with a default value. */
const uncompiledVariables = ({ definitions }: DocumentNode): string[] =>
  definitions
    .flatMap((definition) =>
      "variableDefinitions" in definition ? (definition.variableDefinitions ?? []) : [],
    )
    .filter(({ type, defaultValue }) => defaultValue || print(type).startsWith("["))
    .map(({ variable }) => variable.name.value);

it("compiles a query that is used several times", async () => {
  expect(await runsCompiled(expanding(2))).toBe(true);
});

it("does not compile a short query whose fragments expand to very many fields", async () => {
  const text = expanding(4);
  expect(text.length).toBeLessThan(1000);
  expect(selectionCount(parse(text), undefined)).toBeGreaterThan(4000);
  expect(await runsCompiled(text)).toBe(false);
});

it("compiles all documents of the shop's own client", () => {
  const own = new URL("../../../../web/src/graphql/trusted-documents.json", import.meta.url);
  const texts = Object.values(JSON.parse(readFileSync(own, "utf8")) as Record<string, string>);
  expect(texts.length).toBeGreaterThan(5);
  for (const text of texts) {
    const document = parse(text);
    expect(selectionCount(document, undefined)).toBeLessThan(maxSelections);
    expect(uncompiledVariables(document)).toEqual([]);
  }
});
