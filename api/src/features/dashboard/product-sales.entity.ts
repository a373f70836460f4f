import { Column, Entity, PrimaryColumn } from "typeorm";
import type { Paise } from "../../platform/money.ts";

const key = { primaryKeyConstraintName: "product_sales_pkey" };

/** What was sold of one product by the orders of one day in India. A fold keeps it, for some more than 90 days. */
@Entity("product_sales")
export class ProductSales {
  @PrimaryColumn("date", key)
  day!: string;

  @PrimaryColumn("uuid", key)
  productId!: string;

  @Column("bigint")
  pieces!: number;

  /** Price times quantity less discount. */
  @Column("bigint")
  amount!: Paise;
}
