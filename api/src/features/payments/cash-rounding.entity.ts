import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from "typeorm";
import { Order } from "../orders/order.entity.ts";
import type { Paise } from "../../platform/money.ts";
import { OrderCredit } from "./order-credit.entity.ts";

/**
 * The difference between cash and an exact amount of an order: what was collected above its total (below: negative), or what a
 * credit is more than its payout. So money received less payouts is total less credits plus rounding. Rows are only added.
 * Decision 67.
 */
@Entity("cash_roundings")
@Check("cash_roundings_amount_check", "amount <> 0 AND abs(amount) < 100")
@Index("cash_roundings_collection", ["orderId"], { unique: true, where: "credit_id IS NULL" })
@Index("cash_roundings_credit", ["creditId"], { unique: true, where: "credit_id IS NOT NULL" })
@Index("cash_roundings_newest", ["bookedAt", "id"])
export class CashRounding {
  @PrimaryColumn("uuid", { default: () => "uuidv7()", primaryKeyConstraintName: "cash_roundings_pkey" })
  id!: string;

  @ForeignKey(() => Order, { name: "cash_roundings_order_id_fkey", onDelete: "RESTRICT" })
  @Column("uuid")
  orderId!: string;

  /** The credit whose payout it lowered; `null` for the collection. */
  @ForeignKey(() => OrderCredit, { name: "cash_roundings_credit_id_fkey", onDelete: "RESTRICT" })
  @Column("uuid", { nullable: true })
  creditId!: string | null;

  @Column("integer")
  amount!: Paise;

  @CreateDateColumn({ type: "timestamptz" })
  bookedAt!: Date;
}
