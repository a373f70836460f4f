import { Column, Entity, PrimaryColumn } from "typeorm";
import type { Paise } from "../../../platform/money.ts";
import type { MoneyFigure } from "./money-figure.rules.ts";

/** The rows of one figure on one day in India. docs/adr/0031-settlements-and-disputes.md */
@Entity("payment_totals")
export class PaymentTotal {
  @PrimaryColumn("text", { primaryKeyConstraintName: "payment_totals_pkey" })
  figure!: MoneyFigure;

  @PrimaryColumn("date", { primaryKeyConstraintName: "payment_totals_pkey" })
  day!: string;

  @Column("bigint")
  count!: number;

  @Column("bigint")
  amount!: Paise;
}
