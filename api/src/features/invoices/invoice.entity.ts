import { Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn, Unique, type Relation } from "typeorm";
import { Order } from "../orders/order.entity.ts";
import type { InvoiceSnapshot } from "./invoice.rules.ts";

/** The invoice of an order: at most one per order, numbered without gaps, never changed. */
@Entity("invoices")
@Unique("invoices_order", ["orderId"])
@Unique("invoices_number", ["number"])
@Index("invoices_issued", ["issuedAt", "id"])
export class StoredInvoice {
  @PrimaryColumn("uuid", { default: () => "uuidv7()", primaryKeyConstraintName: "invoices_pkey" })
  id!: string;

  @Column("uuid")
  orderId!: string;

  @OneToOne(() => Order, { onDelete: "RESTRICT" })
  @JoinColumn({ name: "order_id", foreignKeyConstraintName: "invoices_order_id_fkey" })
  order!: Relation<Order>;

  /** Consecutive within its financial year. */
  @Column("text")
  number!: string;

  /** Everything that is printed on it. */
  @Column("jsonb")
  snapshot!: InvoiceSnapshot;

  @Column("timestamptz")
  issuedAt!: Date;
}
