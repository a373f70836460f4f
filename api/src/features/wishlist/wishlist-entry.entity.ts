import {
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
} from "typeorm";
import { User } from "../accounts/user.entity.ts";
import { Product } from "../catalogue/product.entity.ts";

const key = "wishlist_entries_pkey";

/** A product in a shopper's wishlist, at most once each. */
@Entity("wishlist_entries")
@Index("wishlist_entries_newest", ["userId", "createdAt", "productId"])
@Index("wishlist_entries_product", ["productId"])
export class WishlistEntry {
  @PrimaryColumn("uuid", { primaryKeyConstraintName: key })
  userId!: string;

  @ManyToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id", foreignKeyConstraintName: "wishlist_entries_user_id_fkey" })
  user!: Relation<User>;

  @PrimaryColumn("uuid", { primaryKeyConstraintName: key })
  productId!: string;

  @ManyToOne(() => Product, { onDelete: "CASCADE" })
  @JoinColumn({ name: "product_id", foreignKeyConstraintName: "wishlist_entries_product_id_fkey" })
  product!: Relation<Product>;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;
}
