import { Field, ID, ObjectType } from "type-graphql";
import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from "typeorm";
import { User } from "../accounts/user.entity.ts";
import { OrderStatus } from "./order-status.rules.ts";
import { Order } from "./order.entity.ts";

/** One status change of an order: who, when, from, to. Decision 21. */
@ObjectType("OrderStatusChange", { description: "One step in the life of an order.", simpleResolvers: true })
@Entity("order_status_changes")
@Index("order_status_changes_order", ["orderId", "id"])
@Index("order_status_changes_delivered", ["changedAt"], { where: "to_status = 'delivered'" })
export class StatusChange {
  @Field(() => ID, { description: "Id of the step." })
  @PrimaryColumn("uuid", { default: () => "uuidv7()", primaryKeyConstraintName: "order_status_changes_pkey" })
  id!: string;

  @ForeignKey(() => Order, { name: "order_status_changes_order_id_fkey", onDelete: "CASCADE" })
  @Column("uuid")
  orderId!: string;

  @Field(() => OrderStatus, { nullable: true, description: "Status before; absent for the first." })
  @Column("text", { nullable: true })
  fromStatus!: OrderStatus | null;

  @Field(() => OrderStatus, { description: "Status after." })
  @Column("text")
  toStatus!: OrderStatus;

  /** The account that made the change; `null` for the shop itself, or if the account is deleted. */
  @ForeignKey(() => User, { name: "order_status_changes_user_id_fkey", onDelete: "SET NULL" })
  @Column("uuid", { nullable: true })
  userId!: string | null;

  @Field(() => Date, { description: "When it happened." })
  @CreateDateColumn({ type: "timestamptz" })
  changedAt!: Date;

  @Field(() => String, { description: "Whether the shopper or the shop did it." })
  changedBy!: string;
}
