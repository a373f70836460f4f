import { isObjectType, type GraphQLField } from "graphql";
import { shopSchema } from "../../src/app/schema.ts";

export type SchemaField = GraphQLField<unknown, unknown>;

/** The fields of a type of the shop's schema; none of other kinds of types. */
export const fieldsOf = (typeName: string): SchemaField[] => {
  const type = shopSchema().getType(typeName);
  return isObjectType(type) ? Object.values(type.getFields()) : [];
};

/** Throws an error for an unknown field. */
export const fieldNamed = (typeName: string, name: string): SchemaField => {
  const field = fieldsOf(typeName).find((each) => each.name === name);
  if (!field) throw new Error(`no field ${typeName}.${name}`);
  return field;
};
