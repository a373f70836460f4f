import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn, Unique } from "typeorm";
import { User } from "../accounts/user.entity.ts";
import { Order } from "../orders/order.entity.ts";
import { TicketCategory, TicketClock, TicketDuty, TicketState } from "./ticket.rules.ts";

registerEnumType(TicketState, {
  name: "TicketState",
  description: "State of a ticket.",
  valuesConfig: {
    OPEN: { description: "The shop has to act." },
    WAITING: { description: "The shop has answered and needs to know more from the customer." },
    RESOLVED: { description: "Resolved." },
  },
});
registerEnumType(TicketCategory, { name: "TicketCategory", description: "What a ticket is about." });
registerEnumType(TicketDuty, {
  name: "TicketDuty",
  description: "What the law demands of the shop next: to acknowledge a message, or to resolve it.",
});
registerEnumType(TicketClock, {
  name: "TicketClock",
  description:
    "How near the end of the time is: due soon from 40 of 48 hours on to acknowledge, and from 25 of 30 days on to resolve.",
});

/** A ticket: a message of the contact form or about an order, which the shop answers by mail. Decisions 6 and 64. */
@ObjectType({
  description: "Ticket: a message that was sent with the contact form or about an order, and its state.",
  simpleResolvers: true,
})
@Entity("contact_messages")
@Unique("contact_messages_ticket", ["ticketNumber"])
@Index("contact_messages_newest", ["createdAt", "id"])
@Index("contact_messages_open", ["createdAt", "id"], { where: "handled_at is null" })
@Index("contact_messages_content", ["contentHash"])
@Index("contact_messages_email", ["email", "createdAt"])
@Index("contact_messages_order", ["orderId"], { where: "order_id is not null" })
@Index("contact_messages_user", ["userId", "createdAt", "id"], { where: "user_id is not null" })
@Check(
  "contact_messages_category_check",
  "category in ('order', 'delivery', 'return', 'product', 'payment', 'privacy', 'other')",
)
export class ContactMessage {
  @Field(() => ID, { description: "Id of the message." })
  @PrimaryColumn("uuid", { default: () => "uuidv7()", primaryKeyConstraintName: "contact_messages_pkey" })
  id!: string;

  @Field(() => String, {
    description: "Ticket number by which sender and shop name the message, such as T-100234.",
  })
  @Column("text")
  ticketNumber!: string;

  @Field(() => String, { description: "Name of the sender." })
  @Column("text")
  name!: string;

  @Field(() => String, {
    description: "E-mail address for the answer. The shop has not verified that it is the sender's.",
  })
  @Column("text")
  email!: string;

  @Field(() => String, { description: "Subject of the message, in one line." })
  @Column("text")
  subject!: string;

  @Field(() => String, { description: "Text of the message, with its line breaks." })
  @Column("text")
  message!: string;

  /** Hash of sender and text. A message that is sent twice has the same hash. */
  @Column("text")
  contentHash!: string;

  /** The shopper who sent it; `null` for a visitor. */
  @ForeignKey(() => User, { name: "contact_messages_user_id_fkey", onDelete: "SET NULL" })
  @Column("uuid", { nullable: true })
  userId!: string | null;

  @Field(() => Date, { description: "Time at which the message was sent." })
  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;

  @Field(() => Date, {
    nullable: true,
    description: "Time at which an admin first opened the message; null while it is unread.",
  })
  @Column("timestamptz", { nullable: true })
  readAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: "Time at which an admin marked the ticket as resolved; null before.",
  })
  @Column("timestamptz", { nullable: true })
  handledAt!: Date | null;

  @Field(() => TicketCategory, { description: "What the ticket is about." })
  @Column("text", { default: TicketCategory.OTHER })
  category!: TicketCategory;

  @Field(() => ID, { nullable: true, description: "Id of the order that it is about; null without one." })
  @ForeignKey(() => Order, { name: "contact_messages_order_id_fkey", onDelete: "SET NULL" })
  @Column("uuid", { nullable: true })
  orderId!: string | null;

  @Field(() => Int, {
    description: "Version of the conversation, which changes of an admin name; each change adds 1.",
  })
  @Column("integer", { default: 1 })
  version!: number;

  @Field(() => Date, {
    nullable: true,
    description: "Time at which the first mail about the ticket was sent to the customer; null before.",
  })
  @Column("timestamptz", { nullable: true })
  acknowledgedAt!: Date | null;

  /** Whether the sender gets an acknowledgement. An address that is not proved gets one a day. */
  @Column("boolean", { default: false })
  hasAcknowledgement!: boolean;

  /** When the address was proved to be the sender's; `null` before. Until then no mail to it has text that the sender wrote. */
  @Column("timestamptz", { nullable: true })
  addressProvedAt!: Date | null;

  /** Since when the customer has to answer; `null` if the shop has to. */
  @Column("timestamptz", { nullable: true })
  waitingAt!: Date | null;

  /** When the customer last wrote to a resolved ticket. The clocks start again then. */
  @Column("timestamptz", { nullable: true })
  reopenedAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: "Number of the order that it is about; null without one.",
  })
  orderNumber!: string | null;

  @Field(() => TicketState, { description: "State of the ticket." })
  state!: TicketState;

  @Field(() => TicketDuty, { nullable: true, description: "Duty that is due next; null when resolved." })
  duty!: TicketDuty | null;

  @Field(() => Date, {
    nullable: true,
    description: "Time until which the next duty must be done; null when resolved.",
  })
  dueAt!: Date | null;

  @Field(() => TicketClock, {
    nullable: true,
    description: "How near the end of the time for the next duty is; null when resolved.",
  })
  clock!: TicketClock | null;
}
