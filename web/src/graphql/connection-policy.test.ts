import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { buildSchema } from "graphql";
import { expect, it } from "vitest";

const source = join(import.meta.dirname, "..");
const schema = buildSchema(readFileSync(join(source, "../../schema.graphql"), "utf8"));
const queries = schema.getQueryType()?.getFields() ?? {};

/** The policies of lists in the source, with what their keys name. */
const policies = readdirSync(source, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
  .flatMap((file) => [
    ...readFileSync(join(source, file), "utf8").matchAll(/(\w+): connection\((\[.*?\])\)/g),
  ])
  .map(([, field = "", keys = "[]"]) => ({ field, keys: JSON.parse(keys) as unknown[] }));

/** Arguments that name no other list: the page. */
const isOfPage = (name: string): boolean => name === "first" || name === "after";

it("keeps a list of its own for each value of the other arguments of a query", () => {
  // A list of the same name in an object, such as the reviews of a product, has no arguments but the page.
  const lists = policies.filter(
    ({ field, keys }) => field in queries && !(field === "reviews" && keys.length === 0),
  );
  const missing = lists.flatMap(({ field, keys }) =>
    (queries[field]?.args ?? [])
      .filter(({ name }) => !isOfPage(name) && !keys.includes(name))
      .map(({ name }) => `${field}(${name}:)`),
  );
  expect(missing).toEqual([]);
  expect(lists.length).toBeGreaterThan(15);
});
