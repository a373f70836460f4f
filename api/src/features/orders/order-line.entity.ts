import { Field, ID, Int, ObjectType } from "type-graphql";
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from "typeorm";
import { Product } from "../catalogue/product.entity.ts";
import { StockUnit } from "../catalogue/stock-unit.entity.ts";
import type { Paise } from "../../platform/money.ts";
import { Rupees } from "../../platform/graphql/rupees.scalar.ts";
import { Order } from "./order.entity.ts";

/** One variant in an order, with title and price of the moment of placing. */
@ObjectType({
  description:
    "Line of an order: pieces of one size and colour, with title and price of the moment of the order.",
  simpleResolvers: true,
})
@Entity("order_lines")
@Check("order_lines_quantity_check", "quantity BETWEEN 1 AND 99 AND price > 0")
@Check(
  "order_lines_tax_check",
  "discount BETWEEN 0 AND price::bigint * quantity AND tax BETWEEN 0 AND price::bigint * quantity - discount AND tax_rate BETWEEN 0 AND 10000",
)
@Index("order_lines_position", ["orderId", "position"], { unique: true })
@Index("order_lines_product", ["productId"])
@Index("order_lines_sku", ["sku"])
export class OrderLine {
  @Field(() => ID, { description: "Id of the line." })
  @PrimaryColumn("uuid", { default: () => "uuidv7()", primaryKeyConstraintName: "order_lines_pkey" })
  id!: string;

  @ForeignKey(() => Order, { name: "order_lines_order_id_fkey", onDelete: "CASCADE" })
  @Column("uuid")
  orderId!: string;

  /** Position in the order, from 0. */
  @Column("smallint")
  position!: number;

  @ForeignKey(() => Product, { name: "order_lines_product_id_fkey", onDelete: "RESTRICT" })
  @Field(() => ID, { description: "Id of the product." })
  @Column("uuid")
  productId!: string;

  /** The stock unit from which its pieces are taken, and to which they return. */
  @ForeignKey(() => StockUnit, { name: "order_lines_stock_unit_id_fkey", onDelete: "RESTRICT" })
  @Column("uuid")
  stockUnitId!: string;

  @Field(() => String, { description: "Title of the product when the order was placed." })
  @Column("text")
  title!: string;

  @Field(() => Rupees, { description: "Price of one piece when the order was placed, in rupees." })
  @Column("integer")
  price!: Paise;

  @Field(() => Int, { description: "Number of pieces." })
  @Column("integer")
  quantity!: number;

  @Field(() => String, { nullable: true, description: "Size of the line; null without sizes." })
  @Column("text", { nullable: true })
  size!: string | null;

  @Field(() => String, { nullable: true, description: "Colour of the line; null without colours." })
  @Column("text", { nullable: true })
  color!: string | null;

  /** The SKU of the moment of placing; `null` for a line of an earlier version. */
  @Field(() => String, {
    nullable: true,
    description: "SKU of the size and colour when the order was placed.",
  })
  @Column("text", { nullable: true })
  sku!: string | null;

  /** Its share of the order's discount. */
  @Column("bigint", { default: 0 })
  discount!: Paise;

  /** HSN code. */
  @Column("text")
  hsn!: string;

  /** GST in hundredths of a percent, of the day of the order. */
  @Column("integer")
  taxRate!: number;

  /** GST contained in price x quantity - discount. */
  @Column("bigint")
  tax!: Paise;

  @Field(() => Rupees, { description: "Price of one piece times the quantity, in rupees." })
  lineTotal!: Paise;
}
