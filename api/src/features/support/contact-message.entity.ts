import { Field, ID, ObjectType } from "type-graphql";
import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn, Unique } from "typeorm";
import { User } from "../accounts/user.entity.ts";

/** A message of the contact form. The shop answers by e-mail. Decision 6. */
@ObjectType({ description: "A message of the contact form.", simpleResolvers: true })
@Entity("contact_messages")
@Unique("contact_messages_ticket", ["ticketNumber"])
@Index("contact_messages_newest", ["createdAt", "id"])
@Index("contact_messages_open", ["createdAt", "id"], { where: "handled_at is null" })
@Index("contact_messages_content", ["contentHash"])
export class ContactMessage {
  @Field(() => ID, { description: "Id of the message." })
  @PrimaryColumn("uuid", { default: () => "uuidv7()", primaryKeyConstraintName: "contact_messages_pkey" })
  id!: string;

  @Field(() => String, { description: "What sender and shop call it: T-100234." })
  @Column("text")
  ticketNumber!: string;

  @Field(() => String, { description: "Who wrote it." })
  @Column("text")
  name!: string;

  @Field(() => String, {
    description: "Where the answer goes. The shop has not verified that it is the sender's.",
  })
  @Column("text")
  email!: string;

  @Field(() => String, { description: "What it is about, one line." })
  @Column("text")
  subject!: string;

  @Field(() => String, { description: "The text, with its line breaks." })
  @Column("text")
  message!: string;

  /** Hash of sender and text. A message that is sent twice has the same hash. */
  @Column("text")
  contentHash!: string;

  /** The shopper who sent it; `null` for a visitor. */
  @ForeignKey(() => User, { name: "contact_messages_user_id_fkey", onDelete: "SET NULL" })
  @Column("uuid", { nullable: true })
  userId!: string | null;

  @Field(() => Date, { description: "When it came." })
  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: "When an admin first opened it; absent while unread." })
  @Column("timestamptz", { nullable: true })
  readAt!: Date | null;

  @Field(() => Date, { nullable: true, description: "When an admin was done with it; absent while open." })
  @Column("timestamptz", { nullable: true })
  handledAt!: Date | null;
}
