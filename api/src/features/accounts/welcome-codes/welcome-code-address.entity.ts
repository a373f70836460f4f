import { CreateDateColumn, Entity, PrimaryColumn } from "typeorm";

/**
 * An address that had a welcome code and belongs to no account any more: it was replaced by another one, or its account was
 * deleted. It gets no second code. Only its keyed hash is stored. docs/adr/0051-deleted-accounts.md
 */
@Entity("welcome_code_addresses")
export class WelcomeCodeAddress {
  @PrimaryColumn("text", { primaryKeyConstraintName: "welcome_code_addresses_pkey" })
  addressHash!: string;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;
}
