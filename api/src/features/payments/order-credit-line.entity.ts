import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import { OrderLine } from "../orders/order-line.entity.ts";
import type { Paise } from "../../platform/money.ts";
import { OrderCredit } from "./order-credit.entity.ts";

const key = "order_credit_lines_pkey";

/** Pieces of one order line in a credit. A trigger refuses more pieces than the line has. Rows are only added. */
@Entity("order_credit_lines")
@Check("order_credit_lines_check", "quantity > 0 AND amount >= 0 AND tax >= 0")
@Index("order_credit_lines_line", ["orderLineId"])
export class OrderCreditLine {
  @PrimaryColumn("uuid", { primaryKeyConstraintName: key })
  creditId!: string;

  @ManyToOne(() => OrderCredit, { onDelete: "RESTRICT" })
  @JoinColumn({ name: "credit_id", foreignKeyConstraintName: "order_credit_lines_credit_id_fkey" })
  credit!: Relation<OrderCredit>;

  @PrimaryColumn("uuid", { primaryKeyConstraintName: key })
  orderLineId!: string;

  @ManyToOne(() => OrderLine, { onDelete: "RESTRICT" })
  @JoinColumn({ name: "order_line_id", foreignKeyConstraintName: "order_credit_lines_order_line_id_fkey" })
  orderLine!: Relation<OrderLine>;

  @Column("integer")
  quantity!: number;

  @Column("bigint")
  amount!: Paise;

  /** GST contained in `amount`. */
  @Column("bigint")
  tax!: Paise;
}
