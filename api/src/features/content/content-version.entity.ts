import { Check, Column, CreateDateColumn, Entity, ForeignKey, PrimaryColumn } from "typeorm";
import type { ContentBody } from "./content-body.rules.ts";
import { ContentDocument } from "./content-document.entity.ts";

/** What a document says from an instant on. A version that was valid is never changed. */
@Entity("content_versions")
@Check("content_versions_number_check", "number > 0")
export class ContentVersion {
  @ForeignKey(() => ContentDocument, {
    name: "content_versions_document_id_fkey",
    onDelete: "CASCADE",
  })
  @PrimaryColumn("uuid", { primaryKeyConstraintName: "content_versions_pkey" })
  documentId!: string;

  @PrimaryColumn("integer", { primaryKeyConstraintName: "content_versions_pkey" })
  number!: number;

  /** `null` if it withdraws the document. */
  @Column("jsonb", { nullable: true })
  body!: ContentBody | null;

  /** The instant from which it is valid, until a later one is. */
  @Column("timestamptz")
  publishedAt!: Date;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;
}
