import { Field, ID, InputType, ObjectType } from "type-graphql";

@InputType({ description: "New codes of a variant, and those that the admin saw." })
export class VariantCodesInput {
  @Field(() => ID, { description: "Id of the variant." })
  id!: string;

  @Field(() => String, {
    description: "SKU in any letters: A to Z, digits, and `. _ / -` between them, at most 40 characters.",
  })
  sku!: string;

  @Field(() => String, { description: "SKU that the admin saw." })
  skuSeen!: string;

  @Field(() => String, {
    nullable: true,
    description:
      "Barcode: a GTIN with the right check digit, or another text of Code 128, at most 48 characters; null for none.",
  })
  barcode?: string | null;

  @Field(() => String, { nullable: true, description: "Barcode that the admin saw." })
  barcodeSeen?: string | null;
}

@InputType({ description: "SKU and barcode of a size and colour of a new product." })
export class NewVariantCodesInput {
  @Field(() => String, { nullable: true, description: "Size; null for a product of one size." })
  size?: string | null;

  @Field(() => String, { nullable: true, description: "Colour; null for a product of one colour." })
  color?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "SKU: A to Z, digits, and `. _ / -` between them, at most 40 characters; null for one that the shop makes.",
  })
  sku?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Barcode: a GTIN with the right check digit, or another text of Code 128, at most 48 characters; null for none.",
  })
  barcode?: string | null;
}

@ObjectType({ description: "Variant with this SKU or barcode, with its product.", simpleResolvers: true })
export class CodedVariant {
  @Field(() => ID, { description: "Id of the variant." })
  id!: string;

  @Field(() => ID, { description: "Id of the product." })
  productId!: string;

  @Field(() => String, { description: "Title of the product." })
  title!: string;

  @Field(() => String, { nullable: true, description: "Size of the variant; null without sizes." })
  size!: string | null;

  @Field(() => String, { nullable: true, description: "Colour of the variant; null without colours." })
  color!: string | null;

  @Field(() => String, { description: "SKU of the variant." })
  sku!: string;

  @Field(() => String, { nullable: true, description: "Barcode of the variant; null without one." })
  barcode!: string | null;
}
