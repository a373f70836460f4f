import { Check, Column, Entity, Index, PrimaryColumn } from "typeorm";

/**
 * A product with few pieces left, all stock units together: as many as `lowStockKept` or fewer. Triggers on the stock
 * units update it. A sale of a unit with more pieces does not touch it.
 */
@Entity("low_stock")
@Check("low_stock_stock_check", "stock BETWEEN 0 AND 20")
@Index("low_stock_fewest", { synchronize: false })
export class LowStock {
  @PrimaryColumn("uuid", { primaryKeyConstraintName: "low_stock_pkey" })
  productId!: string;

  @Column("integer")
  stock!: number;
}
