import { buildASTSchema, GraphQLSchema, isObjectType, Kind, parse, printSchema, visit } from "graphql";
import { requestRefusals } from "../platform/errors/request-refusals.ts";
import { documentCodes } from "../platform/errors/document-codes.ts";
import {
  accessDeclaration,
  AccessRole,
  declaredCodes,
  impliedCodes,
} from "../platform/graphql/declarations.ts";

/** A schema of a text, without the types that no operation of it reaches. */
const reachableSchema = (document: ReturnType<typeof parse>): GraphQLSchema => {
  const schema = buildASTSchema(document);
  return new GraphQLSchema({
    query: schema.getQueryType(),
    mutation: schema.getMutationType(),
    directives: schema.getDirectives(),
  });
};

const fieldOf = (schema: GraphQLSchema, typeName: string, fieldName: string) => {
  const type = schema.getType(typeName);
  return isObjectType(type) ? type.getFields()[fieldName] : undefined;
};

const isForStaffAlone = (schema: GraphQLSchema, typeName: string, fieldName: string): boolean => {
  const field = fieldOf(schema, typeName, fieldName);
  const roles = field && accessDeclaration(typeName, field)?.roles;
  return roles?.every((role) => role === AccessRole.STAFF) ?? false;
};

/** The codes with which the fields of a part of the schema may refuse. */
const codesIn = (part: GraphQLSchema, whole: GraphQLSchema): ReadonlySet<string> => {
  const codes = new Set<string>([...Object.keys(documentCodes), ...Object.keys(requestRefusals)]);
  for (const type of Object.values(part.getTypeMap()).filter(isObjectType))
    for (const name of Object.keys(type.getFields())) {
      const field = fieldOf(whole, type.name, name);
      const own = field
        ? [...(declaredCodes(type.name, field) ?? []), ...impliedCodes(type.name, field)]
        : [];
      for (const code of own) codes.add(code);
    }
  return codes;
};

/** The part of a schema that visitors and shoppers may use: its operations, what they reach, and their codes. */
export const storefrontSchema = (whole: GraphQLSchema): GraphQLSchema => {
  const operations = visit(parse(printSchema(whole)), {
    ObjectTypeDefinition: (type) => ({
      ...type,
      fields: (type.fields ?? []).filter(({ name }) => !isForStaffAlone(whole, type.name.value, name.value)),
    }),
  });
  const reachable = reachableSchema(operations);
  const codes = codesIn(reachable, whole);
  return reachableSchema(
    visit(parse(printSchema(reachable)), {
      [Kind.ENUM_TYPE_DEFINITION]: (type) =>
        type.name.value === "ErrorCode"
          ? { ...type, values: (type.values ?? []).filter(({ name }) => codes.has(name.value)) }
          : undefined,
    }),
  );
};
