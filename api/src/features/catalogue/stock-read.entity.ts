import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import { Session } from "../accounts/sessions/session.entity.ts";

/** The stock of a product as the last REST response to a session stated it. A later PUT is compared with it. */
@Entity("stock_reads")
export class StockRead {
  @PrimaryColumn("uuid", { primaryKeyConstraintName: "stock_reads_pkey" })
  sessionId!: string;

  @PrimaryColumn("uuid", { primaryKeyConstraintName: "stock_reads_pkey" })
  productId!: string;

  @Column("integer")
  stock!: number;

  @ManyToOne(() => Session, { onDelete: "CASCADE" })
  @JoinColumn({ name: "session_id", foreignKeyConstraintName: "stock_reads_session_id_fkey" })
  session!: Relation<Session>;
}
