import { Field, ID, ObjectType, registerEnumType } from "type-graphql";
import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from "typeorm";
import { User } from "../accounts/user.entity.ts";
import { ContactMessage } from "./contact-message.entity.ts";
import { TicketMessageKind } from "./ticket.rules.ts";

registerEnumType(TicketMessageKind, {
  name: "TicketMessageKind",
  description:
    "Kind of a message: of the customer, an answer of the shop, or a note that only the shop reads.",
});

/** What was written after the first message of a ticket. */
@ObjectType({
  description: "Message in the conversation of a ticket, after the first one.",
  simpleResolvers: true,
})
@Entity("ticket_messages")
@Index("ticket_messages_ticket", ["ticketId", "id"])
@Check("ticket_messages_kind_check", "kind in ('customer', 'answer', 'note')")
export class TicketMessage {
  @Field(() => ID, { description: "Id of the message." })
  @PrimaryColumn("uuid", { default: () => "uuidv7()", primaryKeyConstraintName: "ticket_messages_pkey" })
  id!: string;

  @ForeignKey(() => ContactMessage, { name: "ticket_messages_ticket_id_fkey", onDelete: "CASCADE" })
  @Column("uuid")
  ticketId!: string;

  @Field(() => TicketMessageKind, { description: "Kind of the message." })
  @Column("text")
  kind!: TicketMessageKind;

  @Field(() => String, { description: "Text of the message, with its line breaks." })
  @Column("text")
  message!: string;

  /** The admin who wrote it; `null` for the customer. */
  @ForeignKey(() => User, { name: "ticket_messages_user_id_fkey", onDelete: "SET NULL" })
  @Column("uuid", { nullable: true })
  userId!: string | null;

  @Field(() => String, { nullable: true, description: "Name of the admin; null for the customer." })
  @Column("text", { nullable: true })
  authorName!: string | null;

  @Field(() => Date, { description: "Time at which the message was written." })
  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;

  @Field(() => Date, {
    nullable: true,
    description: "Time at which the mail with an answer was sent; null for other messages, and before.",
  })
  @Column("timestamptz", { nullable: true })
  mailedAt!: Date | null;
}
