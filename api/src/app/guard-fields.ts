import { defaultFieldResolver, isObjectType, type GraphQLField, type GraphQLSchema } from "graphql";
import type { Context } from "../features/shop/context.ts";
import { refuse } from "../platform/errors/errors.ts";
import {
  isBlankForPackers,
  may,
  Permission,
  permissionsOfField,
  typesWithPrivateFields,
} from "../platform/permissions.rules.ts";
import {
  accessDeclaration,
  accessOf,
  accessText,
  declaredCodes,
  isRootType,
  permissionName,
} from "../platform/graphql/declarations.ts";
import { ADMIN } from "../platform/viewer.ts";

type ShopField = GraphQLField<unknown, Context>;

const fieldsOf = (schema: GraphQLSchema, typeName: string): ShopField[] => {
  const type = schema.getType(typeName);
  return isObjectType(type) ? Object.values(type.getFields()) : [];
};

/** Refuses a private field to staff without its permission. Types with simple resolvers ignore `@Authorized` at their fields. */
const guard = (typeName: string, field: ShopField): void => {
  const permissions = permissionsOfField(typeName, field.name);
  if (permissions.length === 0) return;
  const resolve = field.resolve ?? defaultFieldResolver;
  field.description =
    `${field.description ?? ""} Refused to staff without ${permissions.map(permissionName).join(" or ")}.`.trim();
  field.resolve = (source, args, context, info) => {
    const { viewer } = context;
    if (viewer?.role === ADMIN && !may(viewer, ...permissions)) refuse("FORBIDDEN");
    return resolve(source, args, context, info);
  };
};

/** Hides a text from staff that may not see it. */
const blank = (field: ShopField): void => {
  const resolve = field.resolve ?? defaultFieldResolver;
  field.description = `${field.description ?? ""} Blank for staff without VIEW_ORDERS.`;
  field.resolve = (source, args, context, info) => {
    const { viewer } = context;
    if (viewer?.role === ADMIN && !may(viewer, Permission.VIEW_ORDERS)) return "";
    return resolve(source, args, context, info);
  };
};

/** What the schema says of a field, for readers who do not see directives: who may use it, and its codes. */
const declarationText = (typeName: string, field: ShopField): string => {
  const isDeclared = isRootType(typeName) || accessOf(field);
  const access = isDeclared ? accessDeclaration(typeName, field) : undefined;
  const codes = declaredCodes(typeName, field) ?? [];
  return [access && accessText(access), codes.length > 0 && `Refused: ${codes.join(", ")}.`]
    .filter(Boolean)
    .join(" ");
};

/** Guards the private fields, and ends descriptions with who may use the field and with its codes. */
export const guardFields = (schema: GraphQLSchema): GraphQLSchema => {
  for (const typeName of typesWithPrivateFields)
    for (const field of fieldsOf(schema, typeName)) {
      if (isBlankForPackers(typeName, field.name)) blank(field);
      else guard(typeName, field);
    }
  for (const typeName of Object.keys(schema.getTypeMap()))
    for (const field of fieldsOf(schema, typeName)) {
      const text = declarationText(typeName, field);
      if (text) field.description = `${field.description ?? ""} ${text}`.trim();
    }
  return schema;
};
