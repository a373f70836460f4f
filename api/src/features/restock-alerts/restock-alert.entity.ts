import { Field, ID, ObjectType } from "type-graphql";
import {
  Column,
  CreateDateColumn,
  Entity,
  ForeignKey,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
} from "typeorm";
import { User } from "../accounts/user.entity.ts";
import { Product } from "../catalogue/product.entity.ts";

/**
 * A shopper's request for one mail when a sold-out variant is back. It waits, is claimed when pieces come back, and is then
 * mailed. The trigger on the stock units claims the oldest ones, at most as many as pieces.
 */
@ObjectType({
  description: "Restock alert: a request for one mail when a size and colour is back in stock.",
  simpleResolvers: true,
})
@Entity("restock_alerts")
@Index("restock_alerts_open", { synchronize: false })
@Index("restock_alerts_line", ["productId", "createdAt", "id"], { where: "mailed_at IS NULL" })
@Index("restock_alerts_mailed", ["mailedAt"], { where: "mailed_at IS NOT NULL" })
export class RestockAlert {
  @Field(() => ID, { description: "Id of the restock alert." })
  @PrimaryColumn("uuid", { default: () => "uuidv7()", primaryKeyConstraintName: "restock_alerts_pkey" })
  id!: string;

  @ForeignKey(() => User, { name: "restock_alerts_user_id_fkey", onDelete: "CASCADE" })
  @Column("uuid")
  userId!: string;

  @Column("uuid")
  productId!: string;

  @ManyToOne(() => Product, { onDelete: "CASCADE" })
  @JoinColumn({ name: "product_id", foreignKeyConstraintName: "restock_alerts_product_id_fkey" })
  product!: Relation<Product>;

  @Field(() => String, { nullable: true, description: "Size of the product; null without sizes." })
  @Column("text", { nullable: true })
  size!: string | null;

  @Field(() => String, { nullable: true, description: "Colour of the product; null without colours." })
  @Column("text", { nullable: true })
  color!: string | null;

  /** The place in line. */
  @CreateDateColumn({ type: "timestamptz", default: () => "clock_timestamp()" })
  createdAt!: Date;

  /** When a restock reserved the mail; `null` while it waits. */
  @Column("timestamptz", { nullable: true })
  claimedAt!: Date | null;

  /** When the mail server accepted its mail. A mailed request is kept for a month, and never mailed again. */
  @Column("timestamptz", { nullable: true })
  mailedAt!: Date | null;
}
