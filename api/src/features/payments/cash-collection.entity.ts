import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  OneToOne,
  PrimaryColumn,
  type Relation,
} from "typeorm";
import { User } from "../accounts/user.entity.ts";
import { Order } from "../orders/order.entity.ts";
import type { Paise } from "../../platform/money.ts";

/** The cash that was collected for an order on delivery, as an admin recorded it. Rows are only added. Decision 25. */
@Entity("cash_collections")
@Index("cash_collections_newest", ["collectedAt", "orderId"])
@Check("cash_collections_amount_check", "amount >= 0")
export class CashCollection {
  @PrimaryColumn("uuid", { primaryKeyConstraintName: "cash_collections_pkey" })
  orderId!: string;

  @OneToOne(() => Order, { onDelete: "RESTRICT" })
  @JoinColumn({ name: "order_id", foreignKeyConstraintName: "cash_collections_order_id_fkey" })
  order!: Relation<Order>;

  /** The total of the order, less what was credited before its delivery. */
  @Column("bigint")
  amount!: Paise;

  /** The admin who recorded it. */
  @Column("uuid")
  userId!: string;

  @ManyToOne(() => User, { onDelete: "RESTRICT" })
  @JoinColumn({ name: "user_id", foreignKeyConstraintName: "cash_collections_user_id_fkey" })
  user!: Relation<User>;

  @CreateDateColumn({ type: "timestamptz" })
  collectedAt!: Date;
}
