import { Field, ID, Int, ObjectType } from "type-graphql";
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from "typeorm";
import { Product } from "./product.entity.ts";

/**
 * Interchangeable pieces that are counted together. A product has one pooled unit without size and colour, or one unit
 * for each combination that the admin tracks. A CHECK constraint keeps the stock at zero or above.
 */
@ObjectType({
  description: "Stock unit: the stock of one size and colour, or of the whole product if it is not tracked.",
  simpleResolvers: true,
})
@Entity("stock_units")
@Check("stock_units_stock_check", "stock >= 0")
@Index("stock_units_variant", { synchronize: false })
export class StockUnit {
  @Field(() => ID, { description: "Id of the unit." })
  @PrimaryColumn("uuid", { default: () => "uuidv7()", primaryKeyConstraintName: "stock_units_pkey" })
  id!: string;

  @ForeignKey(() => Product, { name: "stock_units_product_id_fkey", onDelete: "CASCADE" })
  @Column("uuid")
  productId!: string;

  @Field(() => String, { nullable: true, description: "Size of the unit; null if not tracked." })
  @Column("text", { nullable: true })
  size!: string | null;

  @Field(() => String, { nullable: true, description: "Colour of the unit; null if not tracked." })
  @Column("text", { nullable: true })
  color!: string | null;

  @Field(() => Int, { description: "Number of pieces in stock." })
  @Column("integer")
  stock!: number;
}
