import { isObjectType, type GraphQLField } from "graphql";
import { AccessRole, accessDeclaration } from "../../platform/graphql/declarations.ts";
import { shopSchema } from "../schema.ts";
import { storefrontSchema } from "../storefront-schema.ts";
import { exampleDocument } from "./example-document.ts";
import type { Example } from "./example.ts";
import { examples } from "./examples.ts";

/** An operation of the storefront with its example. */
export type Operation = {
  /** Such as "Query.cart". */
  name: string;
  kind: "query" | "mutation";
  /** Of the whole schema: it has the declarations of access and refusals. */
  field: GraphQLField<unknown, unknown>;
  isForVisitors: boolean;
  example: Example;
  document: string;
};

const operationOf = (name: string, example: Example): Operation | undefined => {
  const [typeName = "", fieldName = ""] = name.split(".");
  const type = shopSchema().getType(typeName);
  const field = isObjectType(type) ? type.getFields()[fieldName] : undefined;
  if (!field) return undefined;
  const kind = typeName === "Query" ? "query" : "mutation";
  const access = accessDeclaration(typeName, field);
  return {
    name,
    kind,
    field,
    isForVisitors: access?.roles.includes(AccessRole.VISITOR) ?? true,
    example,
    document: exampleDocument(kind, field, example),
  };
};

/** The names of all operations of the storefront. */
export const storefrontOperations = (): string[] => {
  const schema = storefrontSchema(shopSchema());
  return [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}).map((name) => `${type?.name}.${name}`),
  );
};

/** The operations of the storefront by subject. One without an example is under "Other", which fails a test. */
export const operationsBySubject = (): Map<string, Operation[]> => {
  const names = storefrontOperations();
  const listed = new Set(Object.values(examples).flatMap((ofSubject) => Object.keys(ofSubject)));
  const other = Object.fromEntries(names.filter((name) => !listed.has(name)).map((name) => [name, {}]));
  const subjects = Object.entries({ ...examples, Other: other }).map(([subject, ofSubject]) => {
    const operations = Object.entries(ofSubject)
      .filter(([name]) => names.includes(name))
      .flatMap(([name, example]) => operationOf(name, example) ?? []);
    return [subject, operations] as const;
  });
  return new Map(subjects.filter(([, operations]) => operations.length > 0));
};
