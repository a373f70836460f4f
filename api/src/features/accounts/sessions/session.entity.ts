import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from "typeorm";
import { User } from "../user.entity.ts";

/** One login on one device. Every token names a session; the end of the session ends the token at once. */
@Entity("sessions")
export class Session {
  @PrimaryColumn("uuid", { default: () => "uuidv7()", primaryKeyConstraintName: "sessions_pkey" })
  id!: string;

  @ForeignKey(() => User, { name: "sessions_user_id_fkey", onDelete: "CASCADE" })
  @Index("sessions_user_id")
  @Column("uuid")
  userId!: string;

  /** The User-Agent header. Only the owner of the session can read it. */
  @Column("text", { default: "" })
  device!: string;

  /** The network of the login, from `networkOf`; `null` for sessions of older versions. */
  @Column("text", { nullable: true })
  network!: string | null;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;

  @Column("timestamptz", { default: () => "now()" })
  lastUsedAt!: Date;

  @Column("timestamptz")
  expiresAt!: Date;

  @Column("timestamptz", { nullable: true })
  endedAt!: Date | null;
}
