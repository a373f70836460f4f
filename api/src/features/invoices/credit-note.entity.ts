import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  OneToOne,
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
export class StoredCreditNote {
  @PrimaryColumn("uuid", { default: () => "uuidv7()", primaryKeyConstraintName: "credit_notes_pkey" })
  id!: string;

  @Column("uuid")
  orderId!: string;

  @ManyToOne(() => Order, { onDelete: "RESTRICT" })
  @JoinColumn({ name: "order_id", foreignKeyConstraintName: "credit_notes_order_id_fkey" })
  order!: Relation<Order>;

  /** The invoice that it reduces. */
  @Column("uuid")
  invoiceId!: string;

  @ManyToOne(() => StoredInvoice, { onDelete: "RESTRICT" })
  @JoinColumn({ name: "invoice_id", foreignKeyConstraintName: "credit_notes_invoice_id_fkey" })
  invoice!: Relation<StoredInvoice>;

  @Column("uuid")
  creditId!: string;

  @OneToOne(() => OrderCredit, { onDelete: "RESTRICT" })
  @JoinColumn({ name: "credit_id", foreignKeyConstraintName: "credit_notes_credit_id_fkey" })
  credit!: Relation<OrderCredit>;

  /** Consecutive within its financial year, in a series of its own. */
  @Column("text")
  number!: string;

  /** Everything that is printed on it. */
  @Column("jsonb")
  snapshot!: CreditNoteSnapshot;

  @Column("timestamptz")
  issuedAt!: Date;
}
