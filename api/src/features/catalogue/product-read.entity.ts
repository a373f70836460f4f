import { Column, Entity, PrimaryColumn } from "typeorm";

/**
 * Version and stock of a product as the last REST response to a session or an API key stated them. A later PUT is compared with
 * them.
 */
@Entity("product_reads")
export class ProductRead {
  /** The session, or the API key. */
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
