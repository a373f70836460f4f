import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  Unique,
  type Relation,
} from "typeorm";
import type { Paise } from "../../platform/money.ts";
import type { LedgerStatus } from "./payment.rules.ts";
import { PaymentIntent } from "./payment-intent.entity.ts";

/**
 * The ledger: payments that Razorpay has captured. Each pays one order or is refunded in full. An intent has at most one
 * payment that is not refunded.
 */
@Entity("payments")
@Unique("payments_gateway_payment", ["gatewayPaymentId"])
@Check("payments_status_check", "status IN ('captured', 'refund_due', 'refunded')")
@Index("payments_one_captured", ["intentId"], { unique: true, where: "status = 'captured'" })
@Index("payments_intent", ["intentId"])
@Index("payments_captured", ["capturedAt", "id"])
@Index("payments_unsettled", ["capturedAt", "id"], { where: "settled_at IS NULL" })
export class Payment {
  @PrimaryColumn("uuid", { default: () => "uuidv7()", primaryKeyConstraintName: "payments_pkey" })
  id!: string;

  @Column("uuid")
  intentId!: string;

  @ManyToOne(() => PaymentIntent, { onDelete: "RESTRICT" })
  @JoinColumn({ name: "intent_id", foreignKeyConstraintName: "payments_intent_id_fkey" })
  intent!: Relation<PaymentIntent>;

  /** Razorpay's id, `pay_...`: the transaction id that shoppers see. */
  @Column("text")
  gatewayPaymentId!: string;

  @Column("bigint")
  amount!: Paise;

  @Column("text")
  currency!: string;

  /** Card, UPI, netbanking ... */
  @Column("text")
  method!: string;

  @Column("text")
  status!: LedgerStatus;

  /** The payer's address at Razorpay, for the refund mail of a payment whose order and shopper are lost. */
  @Column("text", { nullable: true })
  payerEmail!: string | null;

  /** When it was booked. */
  @CreateDateColumn({ type: "timestamptz" })
  capturedAt!: Date;

  /** When Razorpay settled it, by its report; `null` while no report names it. */
  @Column("timestamptz", { nullable: true })
  settledAt!: Date | null;
}
