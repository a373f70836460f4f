import { isObjectType, type GraphQLField, type GraphQLSchema } from "graphql";
import { AccessRole, accessDeclaration } from "../../platform/graphql/declarations.ts";
import { shopSchema } from "../schema.ts";
import { storefrontSchema } from "../storefront-schema.ts";
import { exampleDocument } from "./example-document.ts";
import type { Example, ExamplesBySubject } from "./example.ts";
import { examples } from "./examples.ts";
import { staffExamples } from "./staff-examples.ts";

/** The operations that visitors and shoppers may use, or those of the staff alone. */
export type Part = "storefront" | "staff";

/** An operation with its example. */
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

const namesIn = (schema: GraphQLSchema): string[] =>
  [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}).map((name) => `${type?.name}.${name}`),
  );

/** The names of all operations of a part. */
export const operationsOfPart = (part: Part): string[] => {
  const storefront = namesIn(storefrontSchema(shopSchema()));
  if (part === "storefront") return storefront;
  return namesIn(shopSchema()).filter((name) => !storefront.includes(name));
};

export const examplesOfPart: Readonly<Record<Part, ExamplesBySubject>> = {
  storefront: examples,
  staff: staffExamples,
};

/** The operations of a part by subject. One without an example is under "Other", which fails a test. */
export const operationsBySubject = (part: Part): Map<string, Operation[]> => {
  const names = operationsOfPart(part);
  const listed = new Set(Object.values(examplesOfPart[part]).flatMap((ofSubject) => Object.keys(ofSubject)));
  const other = Object.fromEntries(names.filter((name) => !listed.has(name)).map((name) => [name, {}]));
  const subjects = Object.entries({ ...examplesOfPart[part], Other: other }).map(([subject, ofSubject]) => {
    const operations = Object.entries(ofSubject)
      .filter(([name]) => names.includes(name))
      .flatMap(([name, example]) => operationOf(name, example) ?? []);
    return [subject, operations] as const;
  });
  return new Map(subjects.filter(([, operations]) => operations.length > 0));
};
