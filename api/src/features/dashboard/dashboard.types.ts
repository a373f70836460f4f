import { Field, Float, ID, Int, ObjectType } from "type-graphql";
import type { Paise } from "../../platform/money.ts";
import { Day } from "../../platform/graphql/day.scalar.ts";
import { Rupees } from "../../platform/graphql/rupees.scalar.ts";
import { OrderStatusCount } from "../orders/order.types.ts";

@ObjectType({ description: "The orders that were placed on one day in India.", simpleResolvers: true })
export class DaySales {
  @Field(() => Day, { description: "The day." })
  day!: string;

  @Field(() => Int, { description: "Orders of any status." })
  orderCount!: number;

  @Field(() => Rupees, { description: "The sum of their totals." })
  revenue!: Paise;

  @Field(() => Rupees, {
    description: "The same of those that are paid, neither cancelled nor returned, less their credits.",
  })
  netRevenue!: Paise;
}

@ObjectType({ description: "What was sold of a product in a period.", simpleResolvers: true })
export class BestSeller {
  @Field(() => ID, { description: "The product." })
  productId!: string;

  @Field(() => String, { description: "Its title." })
  title!: string;

  @Field(() => Int, { description: "Pieces in orders that are confirmed, processing, shipped or delivered." })
  pieces!: number;

  @Field(() => Rupees, { description: "Price times quantity less discount." })
  revenue!: Paise;
}

@ObjectType({ description: "A product of which few pieces are left, or none.", simpleResolvers: true })
export class LowProduct {
  @Field(() => ID, { description: "The product." })
  productId!: string;

  @Field(() => String, { description: "Its title." })
  title!: string;

  @Field(() => Int, { description: "Pieces left, of all sizes and colours." })
  stock!: number;
}

@ObjectType({
  description: "The products of the shop with a low stock, or with none.",
  simpleResolvers: true,
})
export class StockLevelFigures {
  @Field(() => Int, { description: "How many; a lower limit if `isMore`." })
  count!: number;

  @Field(() => Boolean, { description: "Whether there are more than were counted." })
  isMore!: boolean;

  @Field(() => [LowProduct], { description: "Some of them, fewest pieces first." })
  products!: LowProduct[];
}

@ObjectType({ description: "The figures of the whole shop, for its admins.", simpleResolvers: true })
export class Dashboard {
  @Field(() => Int, { description: "Orders of all time and of any status." })
  orderCount!: number;

  @Field(() => Rupees, { description: "The sum of finalAmount over all orders of any status." })
  revenue!: Paise;

  @Field(() => Rupees, {
    description:
      "The sum of finalAmount over orders that are paid, neither cancelled nor returned nor refunded, less their credits.",
  })
  netRevenue!: Paise;

  @Field(() => [OrderStatusCount], { description: "Number of orders in each status." })
  statusCounts!: OrderStatusCount[];

  @Field(() => Date, {
    nullable: true,
    description:
      "When the orders were counted, if that was not just now: in a shop of more than 50,000 orders their sums, sales and best sellers are up to 30 seconds old.",
  })
  countedAt!: Date | null;

  @Field(() => Float, { description: "The sum of stock over all products: a whole number of pieces." })
  inventory!: number;

  @Field(() => Int, { description: "Orders with a refund that Razorpay has not accepted yet." })
  refundsDueCount!: number;

  @Field(() => [DaySales], { description: "The last days in India, oldest first, today included." })
  salesByDay!: DaySales[];

  @Field(() => [BestSeller], {
    description: "Products of which most pieces were sold in the last days, at most 8.",
  })
  bestSellers!: BestSeller[];

  @Field(() => StockLevelFigures, { description: "Products with 1 to 5 pieces in all." })
  lowStock!: StockLevelFigures;

  @Field(() => StockLevelFigures, { description: "Products without a piece." })
  outOfStock!: StockLevelFigures;
}
