import { readFileSync } from "node:fs";
import { buildASTSchema, Kind, parse, visit } from "graphql";

/** @param {import("graphql").FieldDefinitionNode} field */
const isNullOnlyWithError = ({ directives = [] }) =>
  directives.some(({ name }) => name.value === "semanticNonNull");

/**
 * The schema as the web client sees it: Apollo Client throws an error and returns no data beside it, so that fields with
 * `@semanticNonNull` are never null.
 * @param {string} path
 */
export default (path) =>
  buildASTSchema(
    visit(parse(readFileSync(path, "utf8")), {
      FieldDefinition: (field) =>
        isNullOnlyWithError(field) && field.type.kind !== Kind.NON_NULL_TYPE
          ? { ...field, type: { kind: Kind.NON_NULL_TYPE, type: field.type } }
          : undefined,
    }),
  );
