import { Column, Entity, PrimaryColumn } from "typeorm";

/** The last credit note number of a financial year. Taking the next number locks its row. */
@Entity("credit_note_counters")
export class CreditNoteCounter {
  @PrimaryColumn("text", { primaryKeyConstraintName: "credit_note_counters_pkey" })
  financialYear!: string;

  @Column("integer")
  lastNumber!: number;
}
