import { Check, Column, CreateDateColumn, Entity, PrimaryColumn, Unique } from "typeorm";
import type { ContentBody, ContentKind } from "./content-body.rules.ts";

/** A text of the shop that admins write: the home page, the announcement bar, a page, a size chart. */
@Entity("content_documents")
@Unique("content_documents_slug", ["kind", "slug"])
@Check("content_documents_kind_check", "kind in ('home', 'announcement', 'page', 'size-chart')")
export class ContentDocument {
  @PrimaryColumn("uuid", {
    default: () => "uuidv7()",
    primaryKeyConstraintName: "content_documents_pkey",
  })
  id!: string;

  @Column("text")
  kind!: ContentKind;

  /** Of a page its address; of a size chart `all`, a kind of garment, or `product/ID`; otherwise empty. */
  @Column("text")
  slug!: string;

  /** Grows by one with each write of an admin. */
  @Column("integer", { default: 1 })
  version!: number;

  /** What is written and not published; `null` without it. */
  @Column("jsonb", { nullable: true })
  draft!: ContentBody | null;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;
}
