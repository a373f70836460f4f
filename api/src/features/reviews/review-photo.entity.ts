import { Field, ID, Int, ObjectType } from "type-graphql";
import {
  Column,
  CreateDateColumn,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  Unique,
  type Relation,
} from "typeorm";
import { Review } from "./review.entity.ts";

/** A photograph that a reviewer added. It is public while neither it nor its review is hidden. */
@ObjectType({ description: "A photograph of a review.", simpleResolvers: true })
@Entity("review_photos")
@Unique("review_photos_content", ["reviewId", "contentKey"])
export class ReviewPhoto {
  @Field(() => ID, { description: "Id of the photograph." })
  @PrimaryColumn("uuid", { default: () => "uuidv7()", primaryKeyConstraintName: "review_photos_pkey" })
  id!: string;

  @Column("uuid")
  reviewId!: string;

  @ManyToOne(() => Review, { onDelete: "CASCADE" })
  @JoinColumn({ name: "review_id", foreignKeyConstraintName: "review_photos_review_id_fkey" })
  review!: Relation<Review>;

  /** Names its files, by its content. */
  @Column("text")
  contentKey!: string;

  @Field(() => Int, { description: "Width in pixels." })
  @Column("integer")
  width!: number;

  @Field(() => Int, { description: "Height in pixels." })
  @Column("integer")
  height!: number;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;

  /** Set while the photograph is hidden from the shop. */
  @Column("timestamptz", { nullable: true })
  hiddenAt!: Date | null;

  /**
   * When its author removed it while it was hidden. The row then stays without files and is not listed, so that the same picture
   * cannot be published again.
   */
  @Column("timestamptz", { nullable: true })
  removedAt!: Date | null;

  @Field(() => Boolean, {
    description:
      "Whether the shop has hidden the photograph; hidden ones are returned to the reviewer and the staff that moderates.",
  })
  isHidden!: boolean;

  @Field(() => String, { description: "URL of the photograph; that of a hidden one is valid for an hour." })
  url!: string;

  @Field(() => String, { description: "URL of a thumbnail of at most 320 pixels." })
  thumbnailUrl!: string;
}
