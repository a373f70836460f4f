import {
  DirectiveLocation,
  GraphQLBoolean,
  GraphQLDirective,
  GraphQLEnumType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLSchema,
  isEnumType,
  isInputObjectType,
  type GraphQLField,
} from "graphql";
import { errorCodes } from "./refusals.ts";
import {
  accessDeclaration,
  AccessRole,
  declaredCodes,
  permissionName,
} from "../platform/graphql/declarations.ts";

const roleTexts: Record<AccessRole, string> = {
  [AccessRole.VISITOR]: "A caller without a login.",
  [AccessRole.SHOPPER]: "An account that buys.",
  [AccessRole.STAFF]: "An account that runs the shop.",
};

const accessRole = new GraphQLEnumType({
  name: "AccessRole",
  description: "Kind of caller.",
  values: Object.fromEntries(
    Object.entries(AccessRole).map(([name, value]) => [name, { value, description: roleTexts[value] }]),
  ),
});

const errorCode = new GraphQLEnumType({
  name: "ErrorCode",
  description:
    "Code of an error, in its `extensions.code`. The words behind the status are its usual message.",
  values: Object.fromEntries(
    Object.entries(errorCodes).map(([code, description]) => [code, { description }]),
  ),
});

const listOf = (type: GraphQLEnumType) => new GraphQLList(new GraphQLNonNull(type));

const accessDirective = (permission: GraphQLEnumType): GraphQLDirective =>
  new GraphQLDirective({
    name: "access",
    description:
      "Who may use an operation, or read a private field. A caller without a login is refused with UNAUTHENTICATED, another one with FORBIDDEN, staff without the second factor that the shop demands with SECOND_FACTOR_REQUIRED.",
    locations: [DirectiveLocation.FIELD_DEFINITION],
    args: {
      role: {
        type: new GraphQLNonNull(listOf(accessRole)),
        description: "Kinds of callers, one of which is enough.",
      },
      permissions: {
        type: listOf(permission),
        description: "Permissions, one of which the staff needs; omitted for all of the staff.",
      },
      owner: {
        type: new GraphQLNonNull(GraphQLBoolean),
        defaultValue: false,
        description:
          "Whether an account may use it on an object of its own only, save for staff with one of the permissions. Any other object is not found.",
      },
    },
  });

const errorsDirective = new GraphQLDirective({
  name: "errors",
  description:
    "The codes of an operation or a field. Not listed are those of every operation (BAD_INPUT, BAD_USER_INPUT, TOO_COMPLEX, TOO_MANY, NOT_READY, INTERNAL, those of the request and its document), of `@access`, of an id (BAD_ID), a page (BAD_PAGE_SIZE, BAD_CURSOR) and an idempotency key (BAD_KEY, KEY_REUSED) among the arguments.",
  locations: [DirectiveLocation.FIELD_DEFINITION],
  args: {
    codes: {
      type: new GraphQLNonNull(listOf(errorCode)),
      description: "Codes of the errors; those of nested fields stand at the fields.",
    },
  },
});

/** The directive of https://specs.apollo.dev/nullability, which generators of clients read. */
const semanticNonNullDirective = new GraphQLDirective({
  name: "semanticNonNull",
  description:
    "The field is null only beside an error with its path: a client that throws errors never reads the null.",
  locations: [DirectiveLocation.FIELD_DEFINITION],
  args: {
    levels: {
      type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(GraphQLInt))),
      defaultValue: [0],
      description: "Levels of lists that it concerns; 0 is the field itself.",
    },
  },
});

/** Adds the directives `@access`, `@errors` and `@semanticNonNull`, with the enum of all codes, and marks inputs with `@oneOf`. */
export const withDirectives = (schema: GraphQLSchema): GraphQLSchema => {
  const permission = schema.getType("Permission");
  if (!isEnumType(permission)) throw new Error("The schema has no enum Permission.");
  const config = schema.toConfig();
  // type-graphql has no option for it.
  for (const type of config.types)
    if (isInputObjectType(type) && type.extensions["isOneOf"] === true) type.isOneOf = true;
  return new GraphQLSchema({
    ...config,
    directives: [
      ...config.directives,
      accessDirective(permission),
      errorsDirective,
      semanticNonNullDirective,
    ],
  });
};

/** The directives of a field, as text. */
export const directivesOf = (typeName: string, field: GraphQLField<unknown, unknown>): string[] => {
  const access = accessDeclaration(typeName, field);
  const codes = declaredCodes(typeName, field);
  const roles = access?.roles.map((role) => role.toUpperCase()).join(", ");
  const permissions = access?.permissions.map(permissionName).join(", ");
  const accessArguments = [
    `role: [${roles}]`,
    ...(permissions ? [`permissions: [${permissions}]`] : []),
    ...(access?.isOwnerOnly ? ["owner: true"] : []),
  ];
  return [
    ...(field.extensions["isNullOnlyWithError"] === true ? ["@semanticNonNull"] : []),
    ...(access ? [`@access(${accessArguments.join(", ")})`] : []),
    ...(codes ? [`@errors(codes: [${codes.join(", ")}])`] : []),
  ];
};
