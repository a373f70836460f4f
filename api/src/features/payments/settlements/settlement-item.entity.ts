import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from "typeorm";
import type { Paise } from "../../../platform/money.ts";
import { Order } from "../../orders/order.entity.ts";
import { Settlement } from "./settlement.entity.ts";

/** One row of Razorpay's reconciliation report, with the result of its comparison with the ledger. */
@Entity("settlement_items")
@Unique("settlement_items_entity", ["entityId", "type"])
@Check("settlement_items_problem_check", "problem IN ('unknown', 'amount')")
@Index("settlement_items_of_settlement", ["gatewaySettlementId"])
@Index("settlement_items_problems", ["settledAt", "id"], { where: "problem IS NOT NULL" })
export class SettlementItem {
  @PrimaryColumn("uuid", { default: () => "uuidv7()", primaryKeyConstraintName: "settlement_items_pkey" })
  id!: string;

  /** `pay_...`, `rfnd_...`, `adj_...` */
  @Column("text")
  entityId!: string;

  /** `payment`, `refund`, `adjustment` and others. */
  @Column("text")
  type!: string;

  @ForeignKey(() => Settlement, { name: "settlement_items_settlement_fkey", onDelete: "RESTRICT" })
  @Column("text")
  gatewaySettlementId!: string;

  @Column("bigint")
  amount!: Paise;

  @Column("bigint")
  fee!: Paise;

  @Column("bigint")
  tax!: Paise;

  @Column("bigint")
  credit!: Paise;

  @Column("bigint")
  debit!: Paise;

  @Column("timestamptz")
  settledAt!: Date;

  /** `unknown`: no such payment or refund in the ledger; `amount`: another amount; `null`: it matches. */
  @Column("text", { nullable: true })
  problem!: "unknown" | "amount" | null;

  @ForeignKey(() => Order, { name: "settlement_items_order_id_fkey", onDelete: "RESTRICT" })
  @Column("uuid", { nullable: true })
  orderId!: string | null;
}
