import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from "typeorm";
import { User } from "../user.entity.ts";

/** The words of a consent, as they were when the first shopper agreed to them. */
@Entity("consent_texts")
export class ConsentText {
  @PrimaryColumn("text", { primaryKeyConstraintName: "consent_texts_pkey" })
  purpose!: string;

  @PrimaryColumn("integer", { primaryKeyConstraintName: "consent_texts_pkey" })
  version!: number;

  @Column("text")
  text!: string;
}

/**
 * A consent that a shopper gave or withdrew. Rows are only added; those of an erased account are deleted when they no longer prove
 * anything. docs/adr/0074-personal-data.md
 */
@Entity("consents")
@Index("consents_user", ["userId", "purpose", "createdAt"])
@ForeignKey(() => ConsentText, ["purpose", "textVersion"], ["purpose", "version"], {
  name: "consents_text_fkey",
})
export class Consent {
  @PrimaryColumn("uuid", { default: () => "uuidv7()", primaryKeyConstraintName: "consents_pkey" })
  id!: string;

  @ForeignKey(() => User, { name: "consents_user_id_fkey" })
  @Column("uuid")
  userId!: string;

  @Column("text")
  purpose!: string;

  @Column("integer")
  textVersion!: number;

  /** Whether it was given; otherwise withdrawn. */
  @Column("boolean")
  isGiven!: boolean;

  /** Where: "form", "settings", "mail", "erasure"; "before" for a consent that is older than the record. */
  @Column("text")
  source!: string;

  @CreateDateColumn({ type: "timestamptz", default: () => "clock_timestamp()" })
  createdAt!: Date;
}
