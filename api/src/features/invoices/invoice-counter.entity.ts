import { Column, Entity, PrimaryColumn } from "typeorm";

/** The last number given in a financial year; its row is locked by whoever takes the next. */
@Entity("invoice_counters")
export class InvoiceCounter {
  @PrimaryColumn("text", { primaryKeyConstraintName: "invoice_counters_pkey" })
  financialYear!: string;

  @Column("integer")
  lastNumber!: number;
}
