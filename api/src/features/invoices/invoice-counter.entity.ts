import { Column, Entity, PrimaryColumn } from "typeorm";

/** The last invoice number of a financial year. Taking the next number locks its row. */
@Entity("invoice_counters")
export class InvoiceCounter {
  @PrimaryColumn("text", { primaryKeyConstraintName: "invoice_counters_pkey" })
  financialYear!: string;

  @Column("integer")
  lastNumber!: number;
}
