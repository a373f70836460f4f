import { Field, Float, ID, Int, ObjectType } from "type-graphql";
import type { Paise } from "../../platform/money.ts";
import { Day } from "../../platform/graphql/day.scalar.ts";
import { Rupees } from "../../platform/graphql/rupees.scalar.ts";
import { OrderStatusCount } from "../orders/order.types.ts";

@ObjectType({ description: "Sales of one day in India.", simpleResolvers: true })
export class DaySales {
  @Field(() => Day, { description: "Day in India." })
  day!: string;

  @Field(() => Int, { description: "Number of orders of any status that were placed on the day." })
  orderCount!: number;

  @Field(() => Rupees, { description: "Sum of the totals of the orders of the day, in rupees." })
  revenue!: Paise;

  @Field(() => Rupees, {
    description:
      "Sum of the totals of the orders of the day that are paid, neither cancelled nor returned, less their credits; in rupees.",
  })
  netRevenue!: Paise;
}

@ObjectType({ description: "Sales of a product in a period.", simpleResolvers: true })
export class BestSeller {
  @Field(() => ID, { description: "Id of the product." })
  productId!: string;

  @Field(() => String, { description: "Title of the product." })
  title!: string;

  @Field(() => Int, {
    description: "Number of pieces in orders that are confirmed, processing, shipped or delivered.",
  })
  pieces!: number;

  @Field(() => Rupees, { description: "Price times quantity less discount, in rupees." })
  revenue!: Paise;
}

@ObjectType({ description: "Product of which few pieces are left, or none.", simpleResolvers: true })
export class LowProduct {
  @Field(() => ID, { description: "Id of the product." })
  productId!: string;

  @Field(() => String, { description: "Title of the product." })
  title!: string;

  @Field(() => Int, { description: "Number of pieces in stock, of all sizes and colours." })
  stock!: number;
}

@ObjectType({
  description: "Products of the shop with low stock, or without stock.",
  simpleResolvers: true,
})
export class StockLevelFigures {
  @Field(() => Int, { description: "Number of products; a lower limit if `isMore`." })
  count!: number;

  @Field(() => Boolean, { description: "Whether the shop has more such products than were counted." })
  isMore!: boolean;

  @Field(() => [LowProduct], { description: "Some of the products, the fewest pieces first." })
  products!: LowProduct[];
}

@ObjectType({ description: "Figures of the whole shop, for admins.", simpleResolvers: true })
export class Dashboard {
  @Field(() => Int, { description: "Number of orders of all time and of any status." })
  orderCount!: number;

  @Field(() => Rupees, { description: "Sum of `finalAmount` over all orders of any status, in rupees." })
  revenue!: Paise;

  @Field(() => Rupees, {
    description:
      "Sum of `finalAmount` over orders that are paid, neither cancelled nor returned nor refunded, less their credits; in rupees.",
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

  @Field(() => Float, { description: "Number of pieces in stock over all products; a whole number." })
  inventory!: number;

  @Field(() => Int, { description: "Number of orders with a refund that Razorpay has not accepted yet." })
  refundsDueCount!: number;

  @Field(() => [DaySales], { description: "Sales of the last days in India, oldest first, today included." })
  salesByDay!: DaySales[];

  @Field(() => [BestSeller], {
    description: "Products with the most sold pieces in the last days, at most 8.",
  })
  bestSellers!: BestSeller[];

  @Field(() => StockLevelFigures, { description: "Products with 1 to 5 pieces over all sizes and colours." })
  lowStock!: StockLevelFigures;

  @Field(() => StockLevelFigures, { description: "Products without a piece in stock." })
  outOfStock!: StockLevelFigures;
}
