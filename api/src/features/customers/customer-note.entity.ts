import { Field, ID, ObjectType } from "type-graphql";
import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from "typeorm";
import { User } from "../accounts/user.entity.ts";

/** What a member of the staff wrote down about a customer. It is erased with the account. */
@ObjectType({ description: "Note of the staff about a customer.", simpleResolvers: true })
@Entity("customer_notes")
@Index("customer_notes_user", ["userId", "id"])
export class CustomerNote {
  @Field(() => ID, { description: "Id of the note." })
  @PrimaryColumn("uuid", { default: () => "uuidv7()", primaryKeyConstraintName: "customer_notes_pkey" })
  id!: string;

  @ForeignKey(() => User, { name: "customer_notes_user_id_fkey", onDelete: "CASCADE" })
  @Column("uuid")
  userId!: string;

  /** No foreign key: the note outlives the author's account. */
  @Column("uuid")
  authorId!: string;

  @Field(() => String, { description: "Name of the author at the time of the note." })
  @Column("text")
  authorName!: string;

  @Field(() => String, { description: "Text of the note, with its line breaks." })
  @Column("text")
  text!: string;

  @Field(() => Date, { description: "Time of the note." })
  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;

  @Field(() => Boolean, { description: "Whether the viewer wrote the note." })
  isOwn!: boolean;

  @Field(() => Boolean, {
    description:
      "Whether the viewer may delete the note: the author, and an owner when the author has left the staff.",
  })
  canDelete!: boolean;
}
