import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
} from "typeorm";
import { User } from "./user.entity.ts";

/** One login on one device. Every token names a session: ending the row ends the token at once. */
@Entity("sessions")
export class Session {
  @PrimaryColumn("uuid", { default: () => "uuidv7()", primaryKeyConstraintName: "sessions_pkey" })
  id!: string;

  @Index("sessions_user_id")
  @Column("uuid")
  userId!: string;

  @ManyToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id", foreignKeyConstraintName: "sessions_user_id_fkey" })
  user!: Relation<User>;

  /** What the browser called itself; shown to its owner only. */
  @Column("text", { default: "" })
  device!: string;

  /** Where the login came from, as `networkOf` tells; absent for those of an older shop. */
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
