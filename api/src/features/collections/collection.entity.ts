import { Field, ID, ObjectType } from "type-graphql";
import { Check, Column, CreateDateColumn, Entity, Index, PrimaryColumn } from "typeorm";
import type { Focus } from "../catalogue/product-row.rules.ts";
import type { CollectionKind, CollectionRule } from "./collection.rules.ts";

/** Products that the shop shows together under a title of its own, beside the four categories. */
@ObjectType({
  description: "Collection: products that the shop shows together, under a title of its own.",
  simpleResolvers: true,
})
@Entity("collections")
@Check("collections_kind_check", "kind in ('picked', 'rule')")
@Index("collections_slug", ["slug"], { unique: true })
export class Collection {
  @Field(() => ID, { description: "Id of the collection." })
  @PrimaryColumn("uuid", { default: () => "uuidv7()", primaryKeyConstraintName: "collections_pkey" })
  id!: string;

  /** Grows by one with each change of its texts, terms and products. */
  @Column("integer", { default: 1 })
  version!: number;

  @Field(() => String, { description: "Name of the collection in addresses: `/shop?collection={slug}`." })
  @Column("text")
  slug!: string;

  @Field(() => String, { description: "Title of the collection." })
  @Column("text")
  title!: string;

  @Field(() => String, { description: "A few sentences of plain text about the collection; may be empty." })
  @Column("text", { default: "" })
  text!: string;

  @Column("text")
  kind!: CollectionKind;

  /** Empty for a collection of picked products. */
  @Column("jsonb", { default: () => "'{}'" })
  rule!: CollectionRule;

  /** Name of the picture's original in the media store; `null` without a picture. */
  @Column("text", { nullable: true })
  pictureKey!: string | null;

  /** Size of the widest rendering. */
  @Column("integer", { nullable: true })
  pictureWidth!: number | null;

  @Column("integer", { nullable: true })
  pictureHeight!: number | null;

  @Column("text", { default: "" })
  pictureAlt!: string;

  /** `null` for the upper part of the picture. */
  @Column("smallint", { array: true, nullable: true })
  pictureFocus!: Focus | null;

  /** Position among the collections, from 0. */
  @Column("integer")
  position!: number;

  /** Set while the shop does not show it. */
  @Column("timestamptz", { nullable: true })
  hiddenAt!: Date | null;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;
}
