import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  ForeignKey,
  Index,
  PrimaryColumn,
  Unique,
  type Relation,
} from "typeorm";
import { User } from "../accounts/user.entity.ts";
import { Order } from "../orders/order.entity.ts";
import { ShippingAddress } from "../orders/shipping-address.entity.ts";
import type { Paise } from "../../platform/money.ts";
import { Rupees } from "../../platform/graphql/rupees.scalar.ts";
import { ReturnLine } from "./return-line.entity.ts";
import { ReturnMethod, ReturnStatus } from "./return-status.rules.ts";
import { ReturnStep } from "./return-step.entity.ts";

registerEnumType(ReturnMethod, {
  name: "ReturnMethod",
  description: "How returned pieces come back to the shop.",
  valuesConfig: {
    DROP_OFF: { description: "The shopper sends them." },
    PICK_UP: { description: "A courier of the shop collects them at the address of the order." },
  },
});

registerEnumType(ReturnStatus, {
  name: "ReturnStatus",
  description: "Status of a return. COMPLETED, REFUSED, WITHDRAWN and CLOSED are final.",
  valuesConfig: {
    REQUESTED: { description: "The shopper has asked for it." },
    APPROVED: { description: "The shop has approved it; the pieces can be sent or are collected." },
    RECEIVED: { description: "The shop has the pieces." },
    COMPLETED: { description: "The pieces are inspected; the refund or the exchange follows." },
    REFUSED: { description: "The shop has refused it." },
    WITHDRAWN: { description: "The shopper has withdrawn it." },
    CLOSED: { description: "The whole order was cancelled or returned." },
  },
});

/**
 * Pieces of a delivered order that the shopper sends back, for their money or for another size or colour. Decision 49 and
 * docs/adr/0027-returns-and-exchanges.md.
 */
@ObjectType("Return", {
  description: "Return: pieces of an order that come back, for a refund or for another size or colour.",
  simpleResolvers: true,
})
@Entity("returns")
@Unique("returns_number", ["returnNumber"])
@Unique("returns_idempotency_key", ["userId", "idempotencyKey"])
@Check(
  "returns_status_check",
  "status in ('requested', 'approved', 'refused', 'withdrawn', 'closed', 'received', 'completed')",
)
@Check("returns_amount_check", "expected_amount >= 0 and credited_amount >= 0")
@Index("returns_newest", ["createdAt", "id"])
@Index("returns_status_newest", ["status", "createdAt", "id"])
@Index("returns_user_newest", ["userId", "createdAt", "id"])
@Index("returns_order", ["orderId"])
@Index("returns_replacement_due", ["replacementDueAt", "id"], { where: "replacement_due_at is not null" })
export class ReturnRequest {
  @Field(() => ID, { description: "Id of the return." })
  @PrimaryColumn("uuid", { default: () => "uuidv7()", primaryKeyConstraintName: "returns_pkey" })
  id!: string;

  @Field(() => String, { description: "Return number, such as R-1001." })
  @Column("text")
  returnNumber!: string;

  @ForeignKey(() => Order, { name: "returns_order_id_fkey" })
  @Field(() => ID, { description: "Id of the order." })
  @Column("uuid")
  orderId!: string;

  /** The shopper. */
  @ForeignKey(() => User, { name: "returns_user_id_fkey" })
  @Column("uuid")
  userId!: string;

  /** Chosen by the client: one key per request. */
  @Column("text")
  idempotencyKey!: string;

  /** Hash of the lines that were sent with that key. */
  @Column("text")
  requestHash!: string;

  @Field(() => ReturnStatus, { description: "Status of the return." })
  @Column("text", { default: ReturnStatus.REQUESTED })
  status!: ReturnStatus;

  @Field(() => Int, {
    description:
      "Version of the return: grows with each step. A step by an admin names the version that the admin saw.",
  })
  @Column("integer", { default: 1 })
  version!: number;

  @Field(() => String, {
    nullable: true,
    description: "Reason of the refusal, for the shopper; null unless the return is refused.",
  })
  @Column("text", { nullable: true })
  refusalReason!: string | null;

  @Field(() => Rupees, { description: "Refund that was announced to the shopper, in rupees." })
  @Column("bigint")
  expectedAmount!: Paise;

  @Field(() => Rupees, {
    nullable: true,
    description: "Refund of the return in rupees; null until the return is completed.",
  })
  @Column("bigint", { nullable: true })
  creditedAmount!: Paise | null;

  @Field(() => String, { nullable: true, description: "Courier of the replacement; null until it is sent." })
  @Column("text", { nullable: true })
  replacementCourier!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Tracking id of the replacement; null until it is sent.",
  })
  @Column("text", { nullable: true })
  replacementTrackingId!: string | null;

  @Field(() => Date, {
    nullable: true,
    description: "Time at which the replacement was sent; null before that.",
  })
  @Column("timestamptz", { nullable: true })
  replacementSentAt!: Date | null;

  /** Set by a trigger from the completion of an exchange until its replacement is sent. */
  @Field(() => Date, {
    nullable: true,
    description: "Time since which the replacement is due; null if none is due.",
  })
  @Column("timestamptz", { nullable: true })
  replacementDueAt!: Date | null;

  @Field(() => Date, { description: "Time of the request." })
  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;

  @Field(() => String, { description: "Order number, such as SJ100017." })
  orderNumber!: string;

  @Field(() => String, { description: "Name in the shipping address of the order." })
  fullName!: string;

  @Field(() => ShippingAddress, { description: "Shipping address of the order; a replacement goes there." })
  shippingAddress!: ShippingAddress;

  @Field(() => [ReturnLine], { description: "Lines of the return." })
  lines!: Relation<ReturnLine>[];

  @Field(() => [ReturnStep], { description: "Steps of the return, oldest first." })
  steps!: Relation<ReturnStep>[];
}
