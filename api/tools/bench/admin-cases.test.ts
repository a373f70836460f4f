import { readFileSync } from "node:fs";
import { buildSchema, getVariableValues, Kind, parse, validate } from "graphql";
import { describe, expect, it } from "vitest";
import { adminCases } from "./admin-cases.ts";

const schema = buildSchema(readFileSync(new URL("../../../schema.graphql", import.meta.url), "utf8"));

type Body = { query: string; variables: Record<string, unknown> };

describe("the operations of the bench for the admin's pages", () => {
  it.each(adminCases)("fit the schema: $title", ({ requests }) => {
    for (const { body } of requests({ token: "token", middleCursor: "cursor" })) {
      if (typeof body !== "string") continue;
      const { query, variables } = JSON.parse(body) as Body;
      const document = parse(query);
      expect(validate(schema, document)).toEqual([]);
      const [operation] = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
      if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error("No operation.");
      const { errors } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
      expect(errors).toBeUndefined();
    }
  });
});
