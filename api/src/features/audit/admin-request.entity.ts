import { Column, CreateDateColumn, Entity, PrimaryColumn } from "typeorm";

/** A request of an admin that was carried out, found by its idempotency key. Deleted after some weeks. */
@Entity("admin_requests")
export class AdminRequest {
  @PrimaryColumn("uuid", { primaryKeyConstraintName: "admin_requests_pkey" })
  userId!: string;

  @PrimaryColumn("text", { primaryKeyConstraintName: "admin_requests_pkey" })
  key!: string;

  /** Two requests with the same hash ask for the same change. */
  @Column("text")
  requestHash!: string;

  /** Id of the changed object. Missing only within the transaction of the change. */
  @Column("uuid", { nullable: true })
  resultId!: string | null;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;
}
