import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from "typeorm";
import { OrderLine } from "../orders/order-line.entity.ts";
import type { Paise } from "../../platform/money.ts";
import { OrderCredit } from "./order-credit.entity.ts";

const key = "order_credit_lines_pkey";

/**
 * Pieces of one order line in a credit, or a part of its price without pieces. A trigger refuses more pieces and more money than
 * the line has. Rows are only added.
 */
@Entity("order_credit_lines")
@Check(
  "order_credit_lines_check",
  "quantity >= 0 AND (quantity > 0 OR amount > 0) AND amount >= 0 AND tax >= 0",
)
@Index("order_credit_lines_line", ["orderLineId"])
export class OrderCreditLine {
  @ForeignKey(() => OrderCredit, { name: "order_credit_lines_credit_id_fkey", onDelete: "RESTRICT" })
  @PrimaryColumn("uuid", { primaryKeyConstraintName: key })
  creditId!: string;

  @ForeignKey(() => OrderLine, { name: "order_credit_lines_order_line_id_fkey", onDelete: "RESTRICT" })
  @PrimaryColumn("uuid", { primaryKeyConstraintName: key })
  orderLineId!: string;

  @Column("integer")
  quantity!: number;

  @Column("bigint")
  amount!: Paise;

  /** GST contained in `amount`. */
  @Column("bigint")
  tax!: Paise;
}
