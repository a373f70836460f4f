import { Column, Entity, PrimaryColumn } from "typeorm";
import type { Paise } from "../../platform/money.ts";

const key = "best_sellers_pkey";

/** One place among the best sellers of the last `days` days. A job counts them again. */
@Entity("best_sellers")
export class BestSellerPlace {
  @PrimaryColumn("integer", { primaryKeyConstraintName: key })
  days!: number;

  /** From 1. */
  @PrimaryColumn("integer", { primaryKeyConstraintName: key })
  place!: number;

  @Column("uuid")
  productId!: string;

  @Column("bigint")
  pieces!: number;

  /** Price times quantity less discount. */
  @Column("bigint")
  amount!: Paise;
}
