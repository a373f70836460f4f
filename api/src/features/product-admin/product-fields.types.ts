import { InputType, ObjectType } from "type-graphql";
import { addField } from "../catalogue/product-fields.entity.ts";
import {
  describedFields,
  neededFields,
  type DescribedField,
  type ProductFields,
} from "../catalogue/product-fields.rules.ts";
import type { NewProductFields } from "./product-fields.rules.ts";

@ObjectType({ simpleResolvers: true })
abstract class AdminFields {}

@InputType()
abstract class InputFields {}

@InputType()
abstract class ChangeFields {}

for (const { field, fallback, descriptions } of describedFields) {
  const { product, admin = product, input, change } = descriptions;
  addField(AdminFields, field, { nullable: fallback === null, description: admin });
  addField(InputFields, field, {
    ...(Array.isArray(fallback) ? { defaultValue: fallback } : { nullable: !neededFields.includes(field) }),
    description: input,
  });
  addField(ChangeFields, field, { nullable: true, description: change });
}

/** The declared fields of `AdminProduct`. */
export const AdminProductFields = AdminFields as abstract new () => Pick<ProductFields, DescribedField>;

/** The declared fields of `ProductInput`. */
export const ProductInputFields = InputFields as abstract new () => Pick<NewProductFields, DescribedField>;

/** The declared fields of `ProductChanges`. */
export const ProductChangeFields = ChangeFields as abstract new () => {
  [Field in DescribedField]?: ProductFields[Field] | null;
};
