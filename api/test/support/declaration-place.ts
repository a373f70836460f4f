import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../../src/platform/project-root.ts";

type Handler = { target: { name: string }; methodName: string; schemaName: string };
type Storage = Record<"queries" | "mutations" | "fieldResolvers", Handler[]>;

const handlers = (kind: keyof Storage): Handler[] =>
  (globalThis as unknown as { TypeGraphQLMetadataStorage: Storage }).TypeGraphQLMetadataStorage[kind];

/** Where a field is declared, for a message: the method of its resolver, with its file. */
export const declarationPlace = (typeName: string, fieldName: string): string => {
  const kind = ({ Query: "queries", Mutation: "mutations" } as const)[typeName] ?? "fieldResolvers";
  const handler = handlers(kind).find(({ schemaName }) => schemaName === fieldName);
  if (!handler) return `the resolver of ${typeName}.${fieldName}`;
  const { target, methodName } = handler;
  const file = readdirSync(join(projectRoot, "api/src"), { recursive: true, encoding: "utf8" }).find(
    (path) =>
      path.endsWith(".ts") &&
      readFileSync(join(projectRoot, "api/src", path), "utf8").includes(`class ${target.name} `),
  );
  return `api/src/${file ?? "features"}: ${target.name}.${methodName}`;
};
