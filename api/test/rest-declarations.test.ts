import { readFileSync } from "node:fs";
import { Kind, parse, type SelectionSetNode } from "graphql";
import { describe, expect, it } from "vitest";
import { restRows } from "../src/app/features.ts";
import type { RefusalCode } from "../src/platform/errors/errors.ts";
import { declaredCodes } from "../src/platform/graphql/declarations.ts";
import { refusalsOfRow } from "../src/platform/rest/row-refusals.ts";
import { fieldNamed } from "./support/schema-fields.ts";

const rootFieldsOf = (operation: string, { selections }: SelectionSetNode) =>
  selections
    .filter((selection) => selection.kind === Kind.FIELD)
    .map(({ name }) => {
      const typeName = operation === "query" ? "Query" : "Mutation";
      return { typeName, field: fieldNamed(typeName, name.value) };
    });

/** Codes of operations that are about a field which the REST path does not have, or about the confirmation that it never asks. */
const otherCodes: Record<string, readonly RefusalCode[]> = {
  "PUT /orders/admin/:id/status": ["BAD_QUANTITY", "CONFIRMATION_NEEDED"],
  "PUT /admin/products/:id": ["SCHEDULE_INVALID", "SLUG_INVALID"],
  "POST /products": [
    "BARCODE_INVALID",
    "HSN_UNKNOWN",
    "SKU_INVALID",
    "SKU_TAKEN",
    "STOCK_SPREAD_DIFFERS",
    "VARIANT_NOT_FOUND",
  ],
  "POST /feedback/:id": ["REVIEW_SIZE_UNKNOWN"],
};

/** The root fields of each operation of the REST paths, by its name. */
const restOperations = new Map(
  parse(readFileSync(new URL("../src/app/rest/operations.graphql", import.meta.url), "utf8"))
    .definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .map(({ name, operation, selectionSet }) => [name?.value, rootFieldsOf(operation, selectionSet)]),
);

describe("each documented path", () => {
  it.each(restRows.map((row) => [`${row.method} ${row.path}`, row] as const))(
    "names the codes of its operation: %s",
    (path, row) => {
      const documented = refusalsOfRow(row);
      const codes = (restOperations.get(row.run) ?? []).flatMap(({ typeName, field }) => [
        ...(declaredCodes(typeName, field) ?? []),
        ...(row.headers ? ["BAD_KEY" as const] : []),
      ]);
      expect(restOperations.get(row.run)).toHaveLength(1);
      expect(codes.filter((code) => !documented.has(code))).toEqual(otherCodes[path] ?? []);
    },
  );
});
