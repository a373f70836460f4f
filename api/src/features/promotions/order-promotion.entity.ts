import { Field, ObjectType } from "type-graphql";
import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from "typeorm";
import type { Paise } from "../../platform/money.ts";
import { Rupees } from "../../platform/graphql/rupees.scalar.ts";
import { Promotion } from "./promotion.entity.ts";

/** A promotion in an order, with its name and amounts of the moment of the order. */
@ObjectType({ description: "Promotion in an order or a quote.", simpleResolvers: true })
@Entity("order_promotions")
@Check("order_promotions_amounts_check", "discount >= 0 and shipping >= 0")
@Index("order_promotions_promotion", ["promotionId", "createdAt"])
export class OrderPromotion {
  @ForeignKey("Order", { name: "order_promotions_order_id_fkey", onDelete: "CASCADE" })
  @PrimaryColumn("uuid", { primaryKeyConstraintName: "order_promotions_pkey" })
  orderId!: string;

  @ForeignKey(() => Promotion, { name: "order_promotions_promotion_id_fkey", onDelete: "RESTRICT" })
  @PrimaryColumn("uuid", { primaryKeyConstraintName: "order_promotions_pkey" })
  promotionId!: string;

  @Field(() => String, { description: "Name of the promotion when the order was placed." })
  @Column("text")
  title!: string;

  @Field(() => String, {
    nullable: true,
    description: "Discount code that was entered; null for an automatic promotion.",
  })
  @Column("text", { nullable: true })
  code!: string | null;

  @Field(() => Rupees, { description: "Amount in rupees that it takes off the lines." })
  @Column("bigint")
  discount!: Paise;

  @Field(() => Rupees, { description: "Shipping in rupees that is not charged because of it." })
  @Column("bigint")
  shipping!: Paise;

  /** When a cancelled order gave the use back; `null` while the use counts. */
  @Column("timestamptz", { nullable: true })
  releasedAt!: Date | null;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;
}
