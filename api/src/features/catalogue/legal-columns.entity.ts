import { Field, ObjectType } from "type-graphql";
import { Column } from "typeorm";

/** The columns of a product for what the law asks a shop to say about goods. `null`: the setting of the shop applies. */
@ObjectType()
export abstract class LegalColumns {
  @Field(() => String, { description: "Name and address of the manufacturer or packer." })
  @Column("text", { nullable: true })
  manufacturer!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Name and address of the importer; null for goods of India.",
  })
  @Column("text", { nullable: true })
  importer!: string | null;

  @Field(() => String, { description: "Country of origin, by its ISO 3166-1 alpha-2 code." })
  @Column("text", { default: "IN" })
  countryOfOrigin!: string;

  @Field(() => String, { description: "Net quantity in one pack, such as 1 piece." })
  @Column("text", { nullable: true })
  netQuantity!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Common name of the goods; null if the kind of garment says it.",
  })
  @Column("text", { nullable: true })
  genericName!: string | null;

  @Field(() => String, { description: "Whom customers write to or call about the goods." })
  @Column("text", { nullable: true })
  consumerCare!: string | null;
}
