import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { Check, Column, CreateDateColumn, Entity, Index, PrimaryColumn } from "typeorm";
import { StockReason } from "./stock-movement.rules.ts";

registerEnumType(StockReason, {
  name: "StockReason",
  description: "Reason of a stock movement.",
});

/**
 * One change of a stock unit. A trigger on the units adds it in the same transaction, so the sum of the movements of a
 * product is its stock. Rows are never changed. Without foreign keys: units come and go with the tracking of a product.
 */
@ObjectType({ description: "Stock movement: one change of the stock of a product.", simpleResolvers: true })
@Entity("stock_movements")
@Check("stock_movements_quantity_check", "quantity <> 0")
@Index("stock_movements_product", ["productId", "id"])
@Index("stock_movements_batch", ["batchId"], { where: "batch_id is not null" })
export class StockMovement {
  @Field(() => ID, { description: "Id of the movement." })
  @PrimaryColumn("uuid", { default: () => "uuidv7()", primaryKeyConstraintName: "stock_movements_pkey" })
  id!: string;

  @Field(() => Date, { description: "Time of the movement." })
  @CreateDateColumn({ type: "timestamptz", name: "at" })
  happenedAt!: Date;

  @Column("uuid")
  productId!: string;

  @Column("uuid")
  unitId!: string;

  @Field(() => String, { nullable: true, description: "Size of the stock unit; null if not tracked." })
  @Column("text", { nullable: true })
  size!: string | null;

  @Field(() => String, { nullable: true, description: "Colour of the stock unit; null if not tracked." })
  @Column("text", { nullable: true })
  color!: string | null;

  @Field(() => Int, { description: "Number of pieces that came (positive) or went (negative)." })
  @Column("integer")
  quantity!: number;

  @Field(() => Int, { description: "Number of pieces of the stock unit after the movement." })
  @Column("integer")
  stockAfter!: number;

  @Field(() => StockReason, { description: "Reason of the movement." })
  @Column("text")
  reason!: StockReason;

  @Field(() => String, { nullable: true, description: "Note of the admin; null without one." })
  @Column("text", { nullable: true })
  note!: string | null;

  /** The order that took or returned the pieces. */
  @Column("uuid", { nullable: true })
  orderId!: string | null;

  /** The admin's account. */
  @Column("uuid", { nullable: true })
  userId!: string | null;

  @Field(() => ID, {
    nullable: true,
    description: "Id of the bulk change or import that the movement belongs to; null for a single change.",
  })
  @Column("uuid", { nullable: true })
  batchId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Number of the order that took or returned the pieces; null for other movements.",
  })
  orderNumber!: string | null;

  @Field(() => String, { nullable: true, description: "Name of the admin; null for sales." })
  userName!: string | null;
}
