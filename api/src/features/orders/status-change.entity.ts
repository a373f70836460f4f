import { Field, ID, ObjectType, registerEnumType } from "type-graphql";
import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from "typeorm";
import { User } from "../accounts/user.entity.ts";
import { OrderStatus, StatusAuthor } from "./order-status.rules.ts";
import { Order } from "./order.entity.ts";

registerEnumType(StatusAuthor, {
  name: "OrderStatusAuthor",
  description: "Who has changed the status of an order.",
  valuesConfig: {
    SHOPPER: { description: "The shopper of the order." },
    ADMIN: { description: "A member of the staff." },
    SHOP: { description: "The shop itself, such as after a payment or at the end of its time." },
  },
});

/** One status change of an order: who, when, from, to. Decision 21. */
@ObjectType("OrderStatusChange", { description: "Status change of an order.", simpleResolvers: true })
@Entity("order_status_changes")
@Index("order_status_changes_confirmed", ["changedAt", "orderId"], { where: "to_status = 'confirmed'" })
@Index("order_status_changes_order", ["orderId", "id"])
@Index("order_status_changes_delivered", ["changedAt"], { where: "to_status = 'delivered'" })
export class StatusChange {
  @Field(() => ID, { description: "Id of the status change." })
  @PrimaryColumn("uuid", { default: () => "uuidv7()", primaryKeyConstraintName: "order_status_changes_pkey" })
  id!: string;

  @ForeignKey(() => Order, { name: "order_status_changes_order_id_fkey", onDelete: "CASCADE" })
  @Column("uuid")
  orderId!: string;

  @Field(() => OrderStatus, { nullable: true, description: "Status before it; null for the first one." })
  @Column("text", { nullable: true })
  fromStatus!: OrderStatus | null;

  @Field(() => OrderStatus, { description: "Status after the change." })
  @Column("text")
  toStatus!: OrderStatus;

  /** The account that made the change; `null` for the shop itself, or if the account is deleted. */
  @ForeignKey(() => User, { name: "order_status_changes_user_id_fkey", onDelete: "SET NULL" })
  @Column("uuid", { nullable: true })
  userId!: string | null;

  /** Razorpay's reason, for the admin, of an order that is cancelled since its payment was refused; `null` for other changes. */
  @Column("text", { nullable: true })
  paymentRefusal!: string | null;

  @Field(() => Boolean, {
    description: "Whether the shop cancelled the order because Razorpay refused its payment.",
  })
  isPaymentRefused!: boolean;

  @Field(() => Date, { description: "Time of the change." })
  @CreateDateColumn({ type: "timestamptz" })
  changedAt!: Date;

  @Field(() => StatusAuthor, { description: "Author of the change." })
  changedBy!: StatusAuthor;
}
