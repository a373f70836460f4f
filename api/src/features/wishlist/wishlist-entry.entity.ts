import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from "typeorm";
import { User } from "../accounts/user.entity.ts";
import { Product } from "../catalogue/product.entity.ts";
import type { Paise } from "../../platform/money.ts";

const key = "wishlist_entries_pkey";

/** A product in a shopper's wishlist, at most once each. */
@Entity("wishlist_entries")
@Index("wishlist_entries_newest", ["userId", "createdAt", "productId"])
@Index("wishlist_entries_product", ["productId"])
export class WishlistEntry {
  @ForeignKey(() => User, { name: "wishlist_entries_user_id_fkey", onDelete: "CASCADE" })
  @PrimaryColumn("uuid", { primaryKeyConstraintName: key })
  userId!: string;

  @ForeignKey(() => Product, { name: "wishlist_entries_product_id_fkey", onDelete: "CASCADE" })
  @PrimaryColumn("uuid", { primaryKeyConstraintName: key })
  productId!: string;

  /** `null` for entries of the time before the shop stored it. */
  @Column("integer", { nullable: true })
  priceWhenAdded!: Paise | null;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;
}
