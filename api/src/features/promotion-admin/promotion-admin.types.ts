import { Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { Category } from "../catalogue/category.rules.ts";
import { GarmentKind } from "../catalogue/garment-kind.rules.ts";
import { Promotion } from "../promotions/promotion.entity.ts";
import { PromotionKind, PromotionMethod } from "../promotions/promotion.rules.ts";
import type { Paise } from "../../platform/money.ts";
import { Rupees } from "../../platform/graphql/rupees.scalar.ts";
import { connectionOf } from "../../platform/paging/paging.types.ts";
import { PromotionState } from "./promotion-state.rules.ts";

registerEnumType(PromotionState, {
  name: "PromotionState",
  description: "Whether a promotion is valid now.",
  valuesConfig: {
    SCHEDULED: { description: "It starts later." },
    RUNNING: { description: "It is valid now." },
    PAUSED: { description: "An admin has paused it." },
    ENDED: { description: "Its end is over." },
  },
});

@InputType({ description: "Promotion to add, or its new terms." })
export class PromotionInput {
  @Field(() => String, {
    description: "Name of the promotion, as the cart and the order show it, at most 80 characters.",
  })
  title!: string;

  @Field(() => PromotionMethod, { description: "How the promotion gets into an order." })
  method!: PromotionMethod;

  @Field(() => PromotionKind, { description: "What the promotion takes off." })
  kind!: PromotionKind;

  @Field(() => Int, { nullable: true, description: "Percentage, 1 to 100, for PERCENT and BUY_X_GET_Y." })
  percent?: number | null;

  @Field(() => Rupees, { nullable: true, description: "Amount in rupees, for AMOUNT." })
  amount?: Paise | null;

  @Field(() => Int, {
    nullable: true,
    description: "Pieces of a set that are paid in full, 1 to 20, for BUY_X_GET_Y.",
  })
  buyQuantity?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "Cheapest pieces of a set that get the percentage, 1 to 20, for BUY_X_GET_Y.",
  })
  freeQuantity?: number | null;

  @Field(() => [Category], { defaultValue: [], description: "Categories that it covers." })
  categories!: Category[];

  @Field(() => [GarmentKind], { defaultValue: [], description: "Kinds of garment that it covers." })
  kinds!: GarmentKind[];

  @Field(() => [ID], {
    defaultValue: [],
    description:
      "Ids of products that it covers, at most 200. Without categories, kinds, products and collections it covers everything.",
  })
  productIds!: string[];

  @Field(() => [ID], {
    defaultValue: [],
    description: "Ids of collections whose products it covers, at most 20; also hidden ones.",
  })
  collectionIds!: string[];

  @Field(() => Rupees, {
    defaultValue: 0,
    description: "Least sum of the pieces that it covers, in rupees; 0 for none.",
  })
  minSubtotal!: Paise;

  @Field(() => Int, { defaultValue: 0, description: "Least number of pieces that it covers; 0 for none." })
  minPieces!: number;

  @Field(() => Boolean, {
    defaultValue: false,
    description: "Whether it is for a shopper's first order only.",
  })
  isFirstOrder!: boolean;

  @Field(() => Int, { nullable: true, description: "How many orders may use it; null for any number." })
  maxUses?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "How many orders of a shopper may use it; null for any number.",
  })
  maxUsesPerShopper?: number | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description: "Whether it adds up with the best other promotion; automatic ones only.",
  })
  isCombinable!: boolean;

  @Field(() => Date, { description: "Time from which it is valid." })
  startsAt!: Date;

  @Field(() => Date, { nullable: true, description: "Time at which it ends; null without an end." })
  endsAt?: Date | null;

  @Field(() => String, {
    nullable: true,
    description: "Code for everybody; null for an automatic promotion, and for single-use codes only.",
  })
  code?: string | null;
}

@ObjectType({ description: "What the orders that use a promotion come to.", simpleResolvers: true })
export class PromotionFigures {
  @Field(() => Int, { description: "Number of orders that use it, without cancelled ones." })
  orders!: number;

  @Field(() => Rupees, {
    nullable: true,
    description:
      "Discount and shipping in rupees that these orders did not pay; null for staff without MONEY.",
  })
  discount!: Paise | null;

  @Field(() => Rupees, {
    nullable: true,
    description: "What these orders come to in rupees, less what was returned; null for staff without MONEY.",
  })
  revenue!: Paise | null;
}

@ObjectType({ description: "What a promotion would have taken off recent orders.", simpleResolvers: true })
export class PromotionPreview {
  @Field(() => Int, { description: "Number of orders that would have had it." })
  orders!: number;

  @Field(() => Rupees, {
    nullable: true,
    description:
      "Discount and shipping in rupees that they would not have paid; null for staff without MONEY.",
  })
  discount!: Paise | null;

  @Field(() => Int, {
    description: "Number of orders that were looked at: of the last 30 days, at most 20,000.",
  })
  ordersSeen!: number;

  @Field(() => Int, { description: "Number of products that it covers now." })
  products!: number;
}

@InputType({ description: "Filter of a list of promotions; an omitted field does not filter." })
export class PromotionFilter {
  @Field(() => PromotionState, { nullable: true, description: "State of the promotions." })
  state?: PromotionState | null;
}

@ObjectType({ description: "Page of the promotions, newest first.", simpleResolvers: true })
export class PromotionConnection extends connectionOf("Promotion", () => Promotion) {
  @Field(() => Int, { description: "Number of promotions in the whole list." })
  totalCount!: number;
}

@ObjectType({ description: "Result of `deletePromotion`.", simpleResolvers: true })
export class DeletePromotionPayload {
  @Field(() => ID, { description: "Id that the promotion had." })
  deletedPromotionId!: string;
}
