import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { Check, Column, CreateDateColumn, Entity, Index, PrimaryColumn } from "typeorm";
import { Node } from "../../platform/graphql/node.ts";
import type { Paise } from "../../platform/money.ts";
import { Rupees } from "../../platform/graphql/rupees.scalar.ts";
import { PromotionKind, PromotionMethod } from "./promotion.rules.ts";

registerEnumType(PromotionKind, {
  name: "PromotionKind",
  description: "What a promotion takes off.",
  valuesConfig: {
    PERCENT: { description: "A percentage of the pieces that it covers." },
    AMOUNT: { description: "An amount, spread over the pieces that it covers." },
    FREE_SHIPPING: { description: "The shipping of the order." },
    BUY_X_GET_Y: { description: "A percentage of the cheapest pieces of each set; 100 makes them free." },
  },
});

registerEnumType(PromotionMethod, {
  name: "PromotionMethod",
  description: "How a promotion gets into an order.",
  valuesConfig: {
    CODE: { description: "By a discount code that the shopper enters." },
    AUTOMATIC: { description: "By itself, in each order that meets its terms." },
  },
});

/** A discount of the shop: what it takes off, from what, when, and for whom. */
@ObjectType({
  implements: Node,
  description: "Promotion of the shop: what it takes off, from what, when, and for whom.",
  simpleResolvers: true,
})
@Entity("promotions")
@Check("promotions_method_check", "method in ('code', 'automatic')")
@Check(
  "promotions_kind_check",
  `case kind
     when 'percent' then percent between 1 and 100
     when 'amount' then amount > 0
     when 'free-shipping' then true
     when 'buy-x-get-y' then percent between 1 and 100 and buy_quantity > 0 and free_quantity > 0
     else false end`,
)
@Check("promotions_times_check", "ends_at > starts_at")
@Check("promotions_uses_check", "uses >= 0")
@Index("promotions_welcome", ["percent"], { unique: true, where: "is_welcome" })
export class Promotion {
  @Field(() => ID, { description: "Id of the promotion." })
  @PrimaryColumn("uuid", { default: () => "uuidv7()", primaryKeyConstraintName: "promotions_pkey" })
  id!: string;

  @Field(() => Int, { description: "Version of the promotion; grows by one with each change." })
  @Column("integer", { default: 1 })
  version!: number;

  @Field(() => String, { description: "Name of the promotion, as the cart and the order show it." })
  @Column("text")
  title!: string;

  @Field(() => PromotionMethod, { description: "How the promotion gets into an order." })
  @Column("text")
  method!: PromotionMethod;

  @Field(() => PromotionKind, { description: "What the promotion takes off." })
  @Column("text")
  kind!: PromotionKind;

  @Field(() => Int, {
    nullable: true,
    description: "Percentage that is taken off, 1 to 100; null for other kinds.",
  })
  @Column("integer", { nullable: true })
  percent!: number | null;

  @Field(() => Rupees, {
    nullable: true,
    description: "Amount that is taken off, in rupees; null for other kinds.",
  })
  @Column("bigint", { nullable: true })
  amount!: Paise | null;

  @Field(() => Int, {
    nullable: true,
    description: "Pieces of a set that are paid in full; null unless the kind is BUY_X_GET_Y.",
  })
  @Column("integer", { nullable: true })
  buyQuantity!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "Cheapest pieces of a set that get the percentage; null unless the kind is BUY_X_GET_Y.",
  })
  @Column("integer", { nullable: true })
  freeQuantity!: number | null;

  /** With `kinds`, `productIds` and `collectionIds`: the pieces that it covers. All four empty cover every piece. */
  @Column("text", { array: true, default: () => "'{}'" })
  categories!: string[];

  @Column("text", { array: true, default: () => "'{}'" })
  kinds!: string[];

  @Column("uuid", { array: true, default: () => "'{}'" })
  productIds!: string[];

  @Column("uuid", { array: true, default: () => "'{}'" })
  collectionIds!: string[];

  @Field(() => Rupees, { description: "Least sum of the pieces that it covers, in rupees; 0 for none." })
  @Column("bigint", { default: 0 })
  minSubtotal!: Paise;

  @Field(() => Int, { description: "Least number of pieces that it covers; 0 for none." })
  @Column("integer", { default: 0 })
  minPieces!: number;

  @Field(() => Boolean, { description: "Whether it is for a shopper's first order only." })
  @Column("boolean", { default: false })
  isFirstOrder!: boolean;

  @Field(() => Int, { nullable: true, description: "How many orders may use it; null for any number." })
  @Column("integer", { nullable: true })
  maxUses!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "How many orders of a shopper may use it; null for any number.",
  })
  @Column("integer", { nullable: true })
  maxUsesPerShopper!: number | null;

  @Field(() => Boolean, {
    description: "Whether it adds up with the best other promotion; automatic ones only.",
  })
  @Column("boolean", { default: false })
  isCombinable!: boolean;

  @Field(() => Date, { description: "Time from which it is valid." })
  @Column("timestamptz")
  startsAt!: Date;

  @Field(() => Date, { nullable: true, description: "Time at which it ends; null without an end." })
  @Column("timestamptz", { nullable: true })
  endsAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: "Time at which an admin paused it; null while it is not paused.",
  })
  @Column("timestamptz", { nullable: true })
  pausedAt!: Date | null;

  /** Orders that use it now: each order counts it in its own transaction, and a cancelled one gives its use back. */
  @Field(() => Int, { description: "Number of orders that use it, without cancelled ones." })
  @Column("integer", { default: 0 })
  uses!: number;

  /** The promotion of the welcome codes with its percentage. Its codes belong to accounts. Decision 15. */
  @Field(() => Boolean, {
    description: "Whether it is the welcome discount, of which each new account has a code.",
  })
  @Column("boolean", { default: false })
  isWelcome!: boolean;

  @Field(() => Date, { description: "Time at which it was added." })
  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;
}
