import { Field, ID, Int, ObjectType } from "type-graphql";
import { Column, CreateDateColumn, Entity, ForeignKey, PrimaryColumn, Unique } from "typeorm";
import { ReturnRequest } from "./return.entity.ts";

/** A photograph that a shopper sent with a return. Its file is private. */
@ObjectType({ description: "Photograph of returned pieces.", simpleResolvers: true })
@Entity("return_photos")
@Unique("return_photos_content", ["returnId", "contentKey"])
export class ReturnPhoto {
  @Field(() => ID, { description: "Id of the photograph." })
  @PrimaryColumn("uuid", { default: () => "uuidv7()", primaryKeyConstraintName: "return_photos_pkey" })
  id!: string;

  @ForeignKey(() => ReturnRequest, { name: "return_photos_return_id_fkey", onDelete: "CASCADE" })
  @Column("uuid")
  returnId!: string;

  /** Names its file, by its content. */
  @Column("text")
  contentKey!: string;

  @Field(() => Int, { description: "Width in pixels." })
  @Column("integer")
  width!: number;

  @Field(() => Int, { description: "Height in pixels." })
  @Column("integer")
  height!: number;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;

  @Field(() => String, {
    description: "URL of the photograph, valid for an hour, for those who may see the return.",
  })
  url!: string;
}
