import { Column, CreateDateColumn, Entity, PrimaryColumn } from "typeorm";

/** A picture that an admin uploaded for a document. Its file stays: each version that shows it can be published again. */
@Entity("content_pictures")
export class UploadedPicture {
  /** Name of the original in the media store: the hash of its content. */
  @PrimaryColumn("text", { primaryKeyConstraintName: "content_pictures_pkey" })
  mediaKey!: string;

  /** Width and height of the widest rendering, in pixels. */
  @Column("integer")
  width!: number;

  @Column("integer")
  height!: number;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;
}
