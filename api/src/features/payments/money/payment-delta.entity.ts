import { Column, Entity, PrimaryGeneratedColumn } from "typeorm";
import type { Paise } from "../../../platform/money.ts";
import type { MoneyFigure } from "./money-figure.rules.ts";

/** A change of `payment_totals` that is not folded into it yet. Triggers write it; rows are only inserted and deleted. */
@Entity("payment_deltas")
export class PaymentDelta {
  @PrimaryGeneratedColumn("identity", {
    type: "bigint",
    generatedIdentity: "ALWAYS",
    primaryKeyConstraintName: "payment_deltas_pkey",
  })
  id!: number;

  @Column("text")
  figure!: MoneyFigure;

  @Column("date")
  day!: string;

  /** 1 or -1. */
  @Column("smallint")
  count!: number;

  @Column("bigint")
  amount!: Paise;
}
