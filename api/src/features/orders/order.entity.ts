import { Field, ID, ObjectType, registerEnumType } from "type-graphql";
import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  Unique,
  UpdateDateColumn,
  type Relation,
} from "typeorm";
import { User } from "../accounts/user.entity.ts";
import type { Paise } from "../../platform/money.ts";
import { Day } from "../../platform/graphql/day.scalar.ts";
import { Rupees } from "../../platform/graphql/rupees.scalar.ts";
import { OrderLine } from "./order-line.entity.ts";
import { OrderStatus } from "./order-status.rules.ts";
import { PaymentDetails } from "./payment-details.entity.ts";
import { ShippingAddress } from "./shipping-address.entity.ts";
import { StatusChange } from "./status-change.entity.ts";

registerEnumType(OrderStatus, {
  name: "OrderStatus",
  description:
    "Where an order stands: payment pending, confirmed, being prepared, on the way, delivered, cancelled, returned.",
});

/**
 * An order at the prices of the moment of placing. One transaction takes the stock and inserts the order with its lines,
 * address and first status. Specification, section 3.
 */
@ObjectType({ description: "What a shopper bought, at the prices of that moment.", simpleResolvers: true })
@Entity("orders")
@Unique("orders_number", ["orderNumber"])
@Unique("orders_idempotency_key", ["userId", "idempotencyKey"])
@Check(
  "orders_total_check",
  "total_amount > 0 AND shipping_cost >= 0 AND discount >= 0 AND discount <= total_amount AND tax >= 0 AND final_amount = total_amount + shipping_cost - discount",
)
@Check("orders_credited_check", "credited_amount BETWEEN 0 AND final_amount")
@Index("orders_placed", { synchronize: false })
@Index("orders_user_newest", ["userId", "createdAt", "id"])
@Index("orders_status_newest", ["orderStatus", "createdAt", "id"])
@Index("orders_payment_newest", { synchronize: false })
@Index("orders_placed_by_key", ["placedBy", "idempotencyKey"], {
  unique: true,
  where: "placed_by IS NOT NULL",
})
@Index("orders_ship_email", { synchronize: false })
@Index("orders_tracking", ["trackingId"], { where: "tracking_id IS NOT NULL" })
@Index("orders_cash_owed", { synchronize: false })
@Index("orders_payable_until", ["payableUntil"], {
  where: "order_status = 'pending' AND payment_method = 'online' AND payment_status <> 'completed'",
})
@Index("orders_packed", ["createdAt", "id"], { where: "packed_at IS NOT NULL" })
export class Order {
  @Field(() => ID, { description: "Id of the order." })
  @PrimaryColumn("uuid", { default: () => "uuidv7()", primaryKeyConstraintName: "orders_pkey" })
  id!: string;

  @Field(() => String, { description: "Number that people say and write; from a sequence." })
  @Column("text")
  orderNumber!: string;

  @Column("uuid")
  userId!: string;

  @ManyToOne(() => User, { onDelete: "RESTRICT" })
  @JoinColumn({ name: "user_id", foreignKeyConstraintName: "orders_user_id_fkey" })
  user!: Relation<User>;

  /** Chosen by the client: one key per purchase. */
  @Column("text")
  idempotencyKey!: string;

  /** Hash of the draft that was sent with that key. */
  @Column("text")
  draftHash!: string;

  @Field(() => OrderStatus, { description: "Where it stands." })
  @Column("text")
  orderStatus!: OrderStatus;

  /** Whether its pieces are taken from stock now. Each status change compares with it, so no piece is taken or returned twice. */
  @Column("boolean", { default: true })
  holdsStock!: boolean;

  @Field(() => ShippingAddress, { description: "Where it goes." })
  @Column(() => ShippingAddress, { prefix: "ship" })
  shippingAddress!: ShippingAddress;

  @Field(() => PaymentDetails, { description: "How it is paid." })
  @Column(() => PaymentDetails, { prefix: "payment" })
  paymentDetails!: PaymentDetails;

  @Field(() => Rupees, { description: "The subtotal: the sum of its lines." })
  @Column("bigint")
  totalAmount!: Paise;

  @Field(() => Rupees, { description: "Shipping: free above the threshold." })
  @Column("bigint")
  shippingCost!: Paise;

  @Field(() => Rupees, { description: "Taken off the subtotal." })
  @Column("bigint", { default: 0 })
  discount!: Paise;

  @Field(() => Rupees, { description: "GST contained in finalAmount; never added to it." })
  @Column("bigint")
  tax!: Paise;

  @Field(() => Rupees, { description: "What the shopper pays: subtotal + shipping - discount." })
  @Column("bigint")
  finalAmount!: Paise;

  @Field(() => Rupees, {
    description: "What of finalAmount is no longer charged: pieces given back or cancelled.",
  })
  @Column("bigint", { default: 0 })
  creditedAmount!: Paise;

  /** What of `creditedAmount` the courier of a cash order does not collect at the door; kept by a trigger on credits. */
  @Column("bigint", { default: 0 })
  creditedBeforeDelivery!: Paise;

  @Field(() => Rupees, {
    nullable: true,
    description:
      "What the courier collects: finalAmount less what was credited before the delivery; absent for an online order.",
  })
  cashDue!: Paise | null;

  @Field(() => String, { nullable: true, description: "The courier's number for following it." })
  @Column("text", { nullable: true })
  trackingId!: string | null;

  @Field(() => Date, { nullable: true, description: "When it should arrive." })
  @Column("timestamptz", { nullable: true })
  estimatedDelivery!: Date | null;

  @Field(() => Day, {
    nullable: true,
    description: "The first day of the promised delivery; absent without a promise.",
  })
  @Column("date", { nullable: true })
  promisedFrom!: string | null;

  @Field(() => Day, { nullable: true, description: "The last day of the promised delivery." })
  @Column("date", { nullable: true })
  promisedTo!: string | null;

  /** The delivery zone of the promise; `null` without one, or if the destination may lie in several. */
  @Column("text", { nullable: true })
  promisedZone!: string | null;

  /** The admin who took it by phone; `null` if the shopper placed it. No foreign key: the order outlives the account. */
  @Column("uuid", { nullable: true })
  placedBy!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The note to the packer, for admins; absent for shoppers.",
  })
  @Column("text", { nullable: true })
  notes!: string | null;

  @Field(() => Date, {
    nullable: true,
    description: "Until when it holds its pieces for an online payment; absent when it cannot be paid now.",
  })
  @Column("timestamptz", { nullable: true })
  payableUntil!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: "When what is left of it was packed; absent before that, and once all of it is on its way.",
  })
  @Column("timestamptz", { nullable: true })
  packedAt!: Date | null;

  /** When the mail server accepted its confirmation; `null` before. */
  @Column("timestamptz", { nullable: true })
  confirmationMailedAt!: Date | null;

  @Field(() => Date, { description: "When it was placed." })
  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;

  @Field(() => Date, { description: "When it last changed." })
  @UpdateDateColumn({ type: "timestamptz" })
  updatedAt!: Date;

  @Field(() => [OrderLine], { description: "What was bought." })
  lines!: Relation<OrderLine>[];

  @Field(() => [StatusChange], { description: "Its life so far, oldest first." })
  statusHistory!: Relation<StatusChange>[];
}
