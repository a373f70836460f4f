import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  ForeignKey,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  Unique,
  type Relation,
} from "typeorm";
import { User } from "../accounts/user.entity.ts";
import { Product } from "../catalogue/product.entity.ts";
import { ReviewFit } from "./review.rules.ts";

registerEnumType(ReviewFit, {
  name: "ReviewFit",
  description: "Fit of a garment, as a reviewer found it: it runs small, is true to size, or runs large.",
});

/** The review of one product by one shopper. A second one replaces the first. Decision 38. */
@ObjectType({ description: "Review of a product by a shopper.", simpleResolvers: true })
@Entity("reviews")
@Unique("reviews_one_each", ["productId", "userId"])
@Check("reviews_rating_check", "rating BETWEEN 1 AND 5")
@Index("reviews_newest", ["productId", "createdAt", "id"], { where: "hidden_at IS NULL" })
@Index("reviews_ratings", ["productId", "rating"], { where: "hidden_at IS NULL" })
@Index("reviews_hidden", ["productId", "hiddenAt"], { where: "hidden_at IS NOT NULL" })
@Index("reviews_fits", ["productId", "fit"], { where: "hidden_at IS NULL AND fit IS NOT NULL" })
@Index("reviews_all_newest", ["createdAt", "id"])
@Index("reviews_unread", ["createdAt", "id"], { where: "read_at IS NULL" })
@Index("reviews_hidden_newest", ["createdAt", "id"], { where: "hidden_at IS NOT NULL" })
@Index("reviews_author", ["userId", "createdAt"])
export class Review {
  @Field(() => ID, { description: "Id of the review." })
  @PrimaryColumn("uuid", { default: () => "uuidv7()", primaryKeyConstraintName: "reviews_pkey" })
  id!: string;

  @Column("uuid")
  productId!: string;

  @ManyToOne(() => Product, { onDelete: "CASCADE" })
  @JoinColumn({ name: "product_id", foreignKeyConstraintName: "reviews_product_id_fkey" })
  product!: Relation<Product>;

  /** `null` after the author's account was deleted. */
  @ForeignKey(() => User, { name: "reviews_user_id_fkey", onDelete: "SET NULL" })
  @Column("uuid", { nullable: true })
  userId!: string | null;

  @Field(() => Int, { description: "Rating in stars, 1 to 5." })
  @Column("smallint")
  rating!: number;

  @Field(() => String, { description: "Comment of the reviewer, in plain text." })
  @Column("text")
  comment!: string;

  @Field(() => String, {
    nullable: true,
    description: "Size that the reviewer wore; null if not given.",
  })
  @Column("text", { nullable: true })
  sizeWorn!: string | null;

  @Field(() => ReviewFit, { nullable: true, description: "Fit of the garment; null if not given." })
  @Column("text", { nullable: true })
  fit!: ReviewFit | null;

  @Field(() => Date, { description: "Time at which the review was written, or replaced." })
  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;

  /** Set while the review is hidden from lists and averages. */
  @Column("timestamptz", { nullable: true })
  hiddenAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: "Answer of the shop in plain text; null without one.",
  })
  @Column("text", { nullable: true })
  answer!: string | null;

  @Field(() => Date, { nullable: true, description: "Time of the shop's answer; null without one." })
  @Column("timestamptz", { nullable: true })
  answeredAt!: Date | null;

  /** Set when an admin has read, hidden or answered it. */
  @Column("timestamptz", { nullable: true })
  readAt!: Date | null;

  /** Increased by each new text of the author, and by each answer. */
  @Column("integer", { default: 1 })
  version!: number;

  @Field(() => Boolean, {
    description: "Whether the shop has hidden the review; only its author and admins see it then.",
  })
  isHidden!: boolean;

  @Field(() => String, { description: "Name of the reviewer, or Anonymous." })
  authorName!: string;

  @Field(() => Boolean, { description: "Whether the reviewer bought the product here." })
  isVerifiedBuyer!: boolean;
}
