import { Field, ObjectType, type FieldOptions } from "type-graphql";
import { Column } from "typeorm";
import { Rupees } from "../../platform/graphql/rupees.scalar.ts";
import {
  declarationOf,
  describedFields,
  type DescribedField,
  type ProductFields,
} from "./product-fields.rules.ts";

const schemaTypeOf = (field: DescribedField) => {
  const { type, enumOf } = declarationOf(field);
  if (type === "integer") return Rupees;
  if (type === "text[]") return [String];
  return enumOf ?? String;
};

/** Adds a declared field to a class of the schema. */
export const addField = (target: { prototype: object }, field: DescribedField, options: FieldOptions): void =>
  Field(() => schemaTypeOf(field), options)(target.prototype, field);

/** The columns of the declared fields, and what shoppers see of them. */
@ObjectType()
abstract class Columns {}

for (const { field, descriptions, ...declaration } of describedFields) {
  const { column, type, fallback, columnDefault, shown, isFilledInShop } = declaration;
  const isList = type === "text[]";
  const textDefault = columnDefault ?? (typeof fallback === "string" ? fallback : undefined);
  Column(isList ? "text" : type, {
    name: column,
    array: isList,
    nullable: fallback === null,
    default: isList ? () => "'{}'" : textDefault,
  })(Columns.prototype, field);
  if (shown)
    addField(Columns, field, {
      nullable: fallback === null && !isFilledInShop,
      description: descriptions.product,
    });
}

export const ProductColumns = Columns as abstract new () => Pick<ProductFields, DescribedField>;
