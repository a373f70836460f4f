import { Field, ObjectType } from "type-graphql";

/** What the law asks a shop to say about goods, as an admin edits it. */
@ObjectType({ simpleResolvers: true })
export abstract class LegalFieldsOfAdmin {
  @Field(() => String, {
    nullable: true,
    description: "Name and address of the manufacturer or packer; null for that of the settings.",
  })
  manufacturer!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Name and address of the importer; null for goods of India.",
  })
  importer!: string | null;

  @Field(() => String, { description: "Country of origin, by its ISO 3166-1 alpha-2 code." })
  countryOfOrigin!: string;

  @Field(() => String, {
    nullable: true,
    description: "Net quantity in one pack; null for that of the settings.",
  })
  netQuantity!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Common name of the goods; null if the kind of garment says it.",
  })
  genericName!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Whom customers write to or call about the goods; null for that of the settings.",
  })
  consumerCare!: string | null;
}
