import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
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
import { Node } from "../../platform/graphql/node.ts";
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
  description: "Status of an order.",
  valuesConfig: {
    PENDING: { description: "Placed online and not paid yet; it holds its stock." },
    CONFIRMED: { description: "Paid, or to be paid in cash." },
    PROCESSING: { description: "Being packed." },
    SHIPPED: { description: "On the way to the shopper." },
    DELIVERED: { description: "Delivered to the shopper." },
    CANCELLED: { description: "Cancelled by the shopper or the shop, or not paid in time." },
    RETURNED: { description: "The whole order came back." },
  },
});

/**
 * An order at the prices of the moment of placing. One transaction takes the stock and inserts the order with its lines,
 * address and first status. Specification, section 3.
 */
@ObjectType({
  implements: Node,
  description: "Order of a shopper, at the prices of the moment when it was placed.",
  simpleResolvers: true,
})
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
@Index("orders_payable_until", ["paymentExpiresAt"], {
  where: "order_status = 'pending' AND payment_method = 'online' AND payment_status <> 'completed'",
})
@Index("orders_to_pack", { synchronize: false })
@Index("orders_on_the_way", { synchronize: false })
@Index("orders_packed", ["createdAt", "id"], { where: "packed_at IS NOT NULL" })
export class Order {
  @Field(() => ID, { description: "Id of the order." })
  @PrimaryColumn("uuid", { default: () => "uuidv7()", primaryKeyConstraintName: "orders_pkey" })
  id!: string;

  @Field(() => String, { description: "Order number, such as SJ100017." })
  @Column("text")
  orderNumber!: string;

  @Field(() => ID, { description: "Id of the account that the order belongs to." })
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

  @Field(() => OrderStatus, { description: "Status of the order." })
  @Column("text")
  orderStatus!: OrderStatus;

  /** Whether its pieces are taken from stock now. Each status change compares with it, so no piece is taken or returned twice. */
  @Column("boolean", { default: true })
  holdsStock!: boolean;

  @Field(() => ShippingAddress, { description: "Shipping address of the order." })
  @Column(() => ShippingAddress, { prefix: "ship" })
  shippingAddress!: ShippingAddress;

  @Field(() => PaymentDetails, { description: "Payment method and payment status of the order." })
  @Column(() => PaymentDetails, { prefix: "payment" })
  paymentDetails!: PaymentDetails;

  @Field(() => Rupees, { description: "Subtotal: the sum of the lines, in rupees." })
  @Column("bigint")
  totalAmount!: Paise;

  @Field(() => Rupees, { description: "Shipping in rupees; 0 if the subtotal is above the threshold." })
  @Column("bigint")
  shippingCost!: Paise;

  @Field(() => Rupees, { description: "Discount in rupees, taken off the subtotal." })
  @Column("bigint", { default: 0 })
  discount!: Paise;

  @Field(() => Rupees, { description: "GST contained in `finalAmount`, in rupees; never added to it." })
  @Column("bigint")
  tax!: Paise;

  @Field(() => Rupees, {
    description: "Total that the shopper pays, in rupees: subtotal plus shipping less discount.",
  })
  @Column("bigint")
  finalAmount!: Paise;

  @Field(() => Rupees, {
    description:
      "Part of `finalAmount` that is no longer charged, in rupees: for pieces that were cancelled or returned.",
  })
  @Column("bigint", { default: 0 })
  creditedAmount!: Paise;

  /** What of `creditedAmount` the courier of a cash order does not collect at the door; kept by a trigger on credits. */
  @Column("bigint", { default: 0 })
  creditedBeforeDelivery!: Paise;

  @Field(() => Rupees, {
    nullable: true,
    description:
      "Cash that the courier collects, in whole rupees: `finalAmount` less what was credited before the delivery, rounded to the nearest rupee, halves up; null for an online order.",
  })
  cashDue!: Paise | null;

  @Field(() => String, { nullable: true, description: "Tracking id of the courier; null without one." })
  @Column("text", { nullable: true })
  trackingId!: string | null;

  @Field(() => Date, { nullable: true, description: "Estimated time of delivery; null if unknown." })
  @Column("timestamptz", { nullable: true, name: "estimated_delivery" })
  estimatedDeliveryAt!: Date | null;

  @Field(() => Day, {
    nullable: true,
    description: "First day of the promised delivery, in India; null without a promise.",
  })
  @Column("date", { nullable: true })
  promisedFrom!: string | null;

  @Field(() => Day, {
    nullable: true,
    description: "Last day of the promised delivery, in India; null without a promise.",
  })
  @Column("date", { nullable: true })
  promisedTo!: string | null;

  /** The delivery zone of the promise; `null` without one, or if the destination may lie in several. */
  @Column("text", { nullable: true })
  promisedZone!: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "Version of the terms of sale under which the order was placed; null for an order of a time without them.",
  })
  @Column("integer", { nullable: true })
  termsVersion!: number | null;

  /** The admin who took it by phone; `null` if the shopper placed it. No foreign key: the order outlives the account. */
  @Column("uuid", { nullable: true })
  placedBy!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Note to the packer, for admins; null for shoppers, and without a note.",
  })
  @Column("text", { nullable: true })
  notes!: string | null;

  @Field(() => Date, {
    nullable: true,
    description:
      "Time until which the order holds its pieces for an online payment; null when it cannot be paid now.",
  })
  @Column("timestamptz", { nullable: true, name: "payable_until" })
  paymentExpiresAt!: Date | null;

  /** Why Razorpay last refused to begin its payment for a reason other than its amount; `null` if it did not. */
  @Column("text", { nullable: true })
  paymentRefusal!: string | null;

  /** When Razorpay gave that reason. */
  @Column("timestamptz", { nullable: true })
  paymentRefusedAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description:
      "Time at which the unshipped pieces were packed; null before that, and once all of them have left.",
  })
  @Column("timestamptz", { nullable: true })
  packedAt!: Date | null;

  /** When the mail server accepted its confirmation; `null` before. */
  @Column("timestamptz", { nullable: true })
  confirmationMailedAt!: Date | null;

  @Field(() => Date, { description: "Time at which the order was placed." })
  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;

  @Field(() => Date, { description: "Time of the last change." })
  @UpdateDateColumn({ type: "timestamptz" })
  updatedAt!: Date;

  @Field(() => [OrderLine], { description: "Lines of the order." })
  lines!: Relation<OrderLine>[];

  @Field(() => [StatusChange], { description: "Status changes of the order, oldest first." })
  statusHistory!: Relation<StatusChange>[];
}
