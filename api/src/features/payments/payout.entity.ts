import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  ForeignKey,
  Index,
  JoinColumn,
  OneToOne,
  PrimaryColumn,
  Unique,
  type Relation,
} from "typeorm";
import { User } from "../accounts/user.entity.ts";
import type { Paise } from "../../platform/money.ts";
import { OrderCredit } from "./order-credit.entity.ts";

/**
 * Money that is paid back to a UPI id or a bank account: one credit of an order whose cash was collected, or less than a rupee of
 * an online payment, which Razorpay does not refund. It waits for the shopper's details, then for the admin who pays and records
 * it. For 30 minutes the record can be undone; then it is final, and the destination is erased. Decision 49.
 */
@Entity("payouts")
@Unique("payouts_credit", ["creditId"])
@Check("payouts_amount_check", "amount > 0")
@Check(
  "payouts_destination_check",
  "destination IS NULL OR (details_given_at IS NOT NULL AND (paid_at IS NULL OR undo_until IS NOT NULL))",
)
@Check("payouts_paid_check", "num_nulls(paid_at, paid_by, reference) IN (0, 3)")
@Check("payouts_undo_check", "undo_until IS NULL OR paid_at IS NOT NULL")
@Index("payouts_newest", ["paidAt", "id"], { where: "paid_at IS NOT NULL" })
@Index("payouts_open", ["id"], { where: "paid_at IS NULL" })
@Index("payouts_to_finish", ["undoUntil"], { where: "undo_until IS NOT NULL" })
export class Payout {
  @PrimaryColumn("uuid", { default: () => "uuidv7()", primaryKeyConstraintName: "payouts_pkey" })
  id!: string;

  @Column("uuid")
  creditId!: string;

  @OneToOne(() => OrderCredit, { onDelete: "RESTRICT" })
  @JoinColumn({ name: "credit_id", foreignKeyConstraintName: "payouts_credit_id_fkey" })
  credit!: Relation<OrderCredit>;

  @Column("bigint")
  amount!: Paise;

  /** Encrypted (`platform/encryption.ts`); `null` before the shopper gives it, and when the payment is final. */
  @Column("text", { nullable: true })
  destination!: string | null;

  /** What may be shown of the destination: "UPI ...@okaxis", "account ...1234". */
  @Column("text", { nullable: true })
  destinationHint!: string | null;

  @Column("timestamptz", { nullable: true })
  detailsGivenAt!: Date | null;

  @Column("timestamptz", { nullable: true })
  paidAt!: Date | null;

  /** The admin who recorded the payment. */
  @ForeignKey(() => User, { name: "payouts_paid_by_fkey", onDelete: "RESTRICT" })
  @Column("uuid", { nullable: true })
  paidBy!: string | null;

  /** The bank's number of the payment. */
  @Column("text", { nullable: true })
  reference!: string | null;

  /** Until when the record of the payment can be undone; `null` before it, and when it is final. */
  @Column("timestamptz", { nullable: true })
  undoUntil!: Date | null;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;
}
