import { Column, Entity, ForeignKey, PrimaryColumn } from "typeorm";
import { Session } from "../accounts/sessions/session.entity.ts";

/** Version and stock of a product as the last REST response to a session stated them. A later PUT is compared with them. */
@Entity("product_reads")
export class ProductRead {
  @ForeignKey(() => Session, { name: "product_reads_session_id_fkey", onDelete: "CASCADE" })
  @PrimaryColumn("uuid", { primaryKeyConstraintName: "product_reads_pkey" })
  sessionId!: string;

  @PrimaryColumn("uuid", { primaryKeyConstraintName: "product_reads_pkey" })
  productId!: string;

  @Column("integer")
  version!: number;

  @Column("integer")
  stock!: number;

  /** The stock that the last PUT of the session asked for; `null` once the session has read the product again. */
  @Column("integer", { nullable: true })
  requestedStock!: number | null;
}
