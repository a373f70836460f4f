import {
  Column,
  Entity,
  ForeignKey,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  Unique,
  type Relation,
} from "typeorm";
import { Order } from "../orders/order.entity.ts";
import { OrderCredit } from "../payments/order-credit.entity.ts";
import type { CreditNoteSnapshot } from "./credit-note.rules.ts";
import { StoredInvoice } from "./invoice.entity.ts";

/** The credit note of an order credit: at most one per credit, numbered without gaps, never changed. */
@Entity("credit_notes")
@Unique("credit_notes_credit", ["creditId"])
@Unique("credit_notes_number", ["number"])
@Index("credit_notes_order", ["orderId"])
@Index("credit_notes_issued", ["issuedAt", "id"])
export class StoredCreditNote {
  @PrimaryColumn("uuid", { default: () => "uuidv7()", primaryKeyConstraintName: "credit_notes_pkey" })
  id!: string;

  @Column("uuid")
  orderId!: string;

  @ManyToOne(() => Order, { onDelete: "RESTRICT" })
  @JoinColumn({ name: "order_id", foreignKeyConstraintName: "credit_notes_order_id_fkey" })
  order!: Relation<Order>;

  /** The invoice that it reduces. */
  @ForeignKey(() => StoredInvoice, { name: "credit_notes_invoice_id_fkey", onDelete: "RESTRICT" })
  @Column("uuid")
  invoiceId!: string;

  @ForeignKey(() => OrderCredit, { name: "credit_notes_credit_id_fkey", onDelete: "RESTRICT" })
  @Column("uuid")
  creditId!: string;

  /** Consecutive within its financial year, in a series of its own. */
  @Column("text")
  number!: string;

  /** Everything that is printed on it. */
  @Column("jsonb")
  snapshot!: CreditNoteSnapshot;

  @Column("timestamptz")
  issuedAt!: Date;
}
