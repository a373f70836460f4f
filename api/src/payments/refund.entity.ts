import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  OneToOne,
  PrimaryColumn,
  Unique,
  type Relation,
} from "typeorm";
import type { Paise } from "../shared/money.ts";
import { Payment } from "./payment.entity.ts";
import type { RefundReason } from "./payment.rules.ts";

/** A payment that is given back in full, once. Its id is the idempotency key that Razorpay is asked with. */
@Entity("refunds")
@Unique("refunds_payment", ["paymentId"])
@Unique("refunds_gateway_refund", ["gatewayRefundId"])
@Check("refunds_amount_check", "amount > 0")
@Index("refunds_due", ["createdAt"], { where: "refunded_at IS NULL" })
export class Refund {
  @PrimaryColumn("uuid", { default: () => "uuidv7()", primaryKeyConstraintName: "refunds_pkey" })
  id!: string;

  @Column("uuid")
  paymentId!: string;

  @OneToOne(() => Payment, { onDelete: "RESTRICT" })
  @JoinColumn({ name: "payment_id", foreignKeyConstraintName: "refunds_payment_id_fkey" })
  payment!: Relation<Payment>;

  @Column("bigint")
  amount!: Paise;

  @Column("text")
  reason!: RefundReason;

  /** Razorpay's id, `rfnd_...`; absent until Razorpay has said yes. */
  @Column("text", { nullable: true })
  gatewayRefundId!: string | null;

  @Column("timestamptz", { nullable: true })
  refundedAt!: Date | null;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;
}
