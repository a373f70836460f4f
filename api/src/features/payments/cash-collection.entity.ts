import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from "typeorm";
import { User } from "../accounts/user.entity.ts";
import { Order } from "../orders/order.entity.ts";
import type { Paise } from "../../platform/money.ts";

/** The cash that was collected for an order on delivery, as an admin recorded it. Rows are only added. Decision 25. */
@Entity("cash_collections")
@Index("cash_collections_newest", ["collectedAt", "orderId"])
@Check("cash_collections_amount_check", "amount >= 0")
export class CashCollection {
  @ForeignKey(() => Order, { name: "cash_collections_order_id_fkey", onDelete: "RESTRICT" })
  @PrimaryColumn("uuid", { primaryKeyConstraintName: "cash_collections_pkey" })
  orderId!: string;

  /** The cash that was received: the total of the order, less what was credited before its delivery, plus the rounding. */
  @Column("bigint")
  amount!: Paise;

  /** The admin who recorded it. */
  @ForeignKey(() => User, { name: "cash_collections_user_id_fkey", onDelete: "RESTRICT" })
  @Column("uuid")
  userId!: string;

  @CreateDateColumn({ type: "timestamptz" })
  collectedAt!: Date;
}
