import { expect } from "vitest";
import { z } from "zod";
import { openApi } from "../../src/app/rest/openapi.ts";

type JsonObject = Record<string, unknown>;

type Operation = {
  responses: Record<string, { content: { "application/json": { schema: JsonObject } } }>;
};

const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The same schema without room for properties that it does not name. */
const strict = (schema: unknown): unknown => {
  if (!isObject(schema)) return schema;
  const entries = Object.entries(schema).map(([name, value]) => [name, strict(value)]);
  const closed = isObject(schema["properties"]) ? { additionalProperties: false } : {};
  return { ...Object.fromEntries(entries), ...closed };
};

/** The answers of the OpenAPI file. A schema of zod refers to its definitions by another path. */
export const documentedAnswers = () => {
  const text = JSON.stringify(openApi("https://shop.example.com"));
  const { paths, components } = JSON.parse(text.replaceAll("#/components/schemas/", "#/$defs/")) as {
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: JsonObject };
  };
  const isMet = new Map(
    Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => [`${method.toUpperCase()} ${path}`, false]),
    ),
  );
  return {
    /** Fails unless the answer has the documented status and shape. `name` is such as "GET /api/products/{id}". */
    expectDocumented: (name: string, answer: { status: number; body: unknown }): void => {
      const [method = "", path = ""] = name.split(" ");
      const [[status, response] = []] = Object.entries(paths[path]?.[method.toLowerCase()]?.responses ?? {});
      const schema = response?.content["application/json"].schema;
      expect(answer).toMatchObject({ status: Number(status) });
      expect(schema).not.toEqual({});
      const shape = z.fromJSONSchema(strict({ ...schema, $defs: components.schemas }) as JsonObject);
      expect({ name, issues: shape.safeParse(answer.body).error?.issues ?? [] }).toEqual({
        name,
        issues: [],
      });
      if (Array.isArray(answer.body)) expect(answer.body).not.toEqual([]);
      isMet.set(name, true);
    },
    /** The documented operations whose answer was not compared. */
    missing: (): string[] => [...isMet].flatMap(([name, isDone]) => (isDone ? [] : [name])),
  };
};
