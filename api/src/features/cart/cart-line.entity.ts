import { Field, ID, Int, ObjectType } from "type-graphql";
import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from "typeorm";
import { User } from "../accounts/user.entity.ts";
import { Product } from "../catalogue/product.entity.ts";
import type { Paise } from "../../platform/money.ts";
import { Rupees } from "../../platform/graphql/rupees.scalar.ts";

/** One variant in a shopper's cart: product, size and colour, with a quantity. Decisions 1 and 2. */
@ObjectType({ description: "Line of a cart: one size and colour of a product.", simpleResolvers: true })
@Entity("cart_lines")
@Check("cart_lines_quantity_check", "quantity BETWEEN 1 AND 99")
@Check("cart_lines_price_check", "price_when_added > 0")
@Index("cart_lines_variant", { synchronize: false })
export class CartLine {
  @Field(() => ID, { description: "Id of the line." })
  @PrimaryColumn("uuid", { default: () => "uuidv7()", primaryKeyConstraintName: "cart_lines_pkey" })
  id!: string;

  @ForeignKey(() => User, { name: "cart_lines_user_id_fkey", onDelete: "CASCADE" })
  @Column("uuid")
  userId!: string;

  @ForeignKey(() => Product, { name: "cart_lines_product_id_fkey", onDelete: "CASCADE" })
  @Column("uuid")
  productId!: string;

  @Field(() => String, { nullable: true, description: "Chosen size; null without sizes." })
  @Column("text", { nullable: true })
  size!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Chosen colour; null without colours.",
  })
  @Column("text", { nullable: true })
  color!: string | null;

  @Field(() => Int, { description: "Number of pieces, 1 to 99." })
  @Column("integer")
  quantity!: number;

  @Field(() => Rupees, {
    description:
      "Price of one piece in rupees when it was last added; differs from `price` if the price has changed since.",
  })
  @Column("integer")
  priceWhenAdded!: Paise;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;

  @Field(() => Rupees, { description: "Current price of one piece, in rupees." })
  price!: Paise;

  @Field(() => Rupees, { description: "Price of one piece times the quantity, in rupees." })
  lineTotal!: Paise;

  @Field(() => Int, { description: "Number of pieces of this size and colour that are available now." })
  available!: number;

  @Field(() => Boolean, { description: "Whether the shop still sells the product." })
  isListed!: boolean;
}
