import { Column, Entity, ForeignKey, Index, PrimaryColumn } from "typeorm";
import { User } from "../user.entity.ts";
import type { ChallengePurpose } from "./challenge.rules.ts";

/** What a browser or a session has begun and still has to prove: the rest of a login, a new passkey, a confirmation. */
@Entity("security_challenges")
export class SecurityChallenge {
  /** The hash of the cookie of a browser that logs in, or the id of a session. */
  @PrimaryColumn("text", { primaryKeyConstraintName: "security_challenges_pkey" })
  owner!: string;

  @PrimaryColumn("text", { primaryKeyConstraintName: "security_challenges_pkey" })
  purpose!: ChallengePurpose;

  /** `null` for a login that begins with a passkey: the passkey names the account. */
  @ForeignKey(() => User, { name: "security_challenges_user_id_fkey", onDelete: "CASCADE" })
  @Index("security_challenges_user_id")
  @Column("uuid", { nullable: true })
  userId!: string | null;

  /** The challenge that a passkey has to sign; `null` if none was asked for. It is used once. */
  @Column("text", { nullable: true })
  challenge!: string | null;

  /** Number of wrong codes. */
  @Column("integer", { default: 0 })
  tries!: number;

  @Column("timestamptz")
  expiresAt!: Date;
}
