import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from "type-graphql";
import { Authorized } from "../../platform/graphql/authorized.ts";
import { countFilteredOrders } from "../orders/order-count.store.ts";
import { revenueOf, statusCountsOf } from "../orders/order-totals.rules.ts";
import { dailyOrderSums, orderSums } from "../orders/order-totals.store.ts";
import type { Context } from "../shop/context.ts";
import { countFigure } from "../shop/count-figure.ts";
import { addDays, dayInIndia } from "../../platform/days.ts";
import { refuse } from "../../platform/errors/errors.ts";
import { ADMIN } from "../../platform/viewer.ts";
import { BestSeller, Dashboard, DaySales, StockLevelFigures } from "./dashboard.types.ts";
import { bestSellers } from "./best-seller.store.ts";
import { salesByDay, salesPeriods } from "./sales.rules.ts";
import { piecesInStock, stockLevel } from "./stock-level.store.ts";

/** Rows of a list on the dashboard. */
const listLength = 8;

/** The first day in India of a period that ends today. Throws BAD_INPUT for another number of days. */
const firstDayOf = (days: number): string =>
  salesPeriods.includes(days)
    ? addDays(dayInIndia(new Date()), 1 - days)
    : refuse("BAD_INPUT", { field: "days", message: `Ask for ${salesPeriods.join(", ")} days.` });

@Resolver(() => Dashboard)
export class DashboardResolver {
  @Authorized(ADMIN)
  @Query(() => Dashboard, { description: "Figures of the whole shop." })
  async dashboard(@Ctx() { services }: Context) {
    const sums = () => orderSums(services.database);
    const { value, countedAt } = await countFigure(
      services,
      "orders",
      sums,
      (all) => revenueOf(all).orderCount,
    );
    return { ...revenueOf(value), statusCounts: statusCountsOf(value), countedAt };
  }

  @FieldResolver()
  inventory(@Ctx() { services }: Context): Promise<number> {
    return piecesInStock(services.database);
  }

  @FieldResolver()
  async refundsDueCount(@Ctx() { services }: Context): Promise<number> {
    return (await countFilteredOrders(services.database, { filter: { hasRefundDue: true } })).total;
  }

  @FieldResolver()
  async salesByDay(
    @Root() { orderCount }: Dashboard,
    @Ctx() { services }: Context,
    @Arg("days", () => Int, { defaultValue: 30, description: "Number of days: 7, 30 or 90." }) days: number,
  ): Promise<DaySales[]> {
    const from = firstDayOf(days);
    const sums = () => dailyOrderSums(services.database, from);
    const { value } = await countFigure(services, `sales since ${from}`, sums, () => orderCount);
    return salesByDay(from, days, value);
  }

  @FieldResolver()
  async bestSellers(
    @Root() { orderCount }: Dashboard,
    @Ctx() { services }: Context,
    @Arg("days", () => Int, { defaultValue: 30, description: "Number of days: 7, 30 or 90." }) days: number,
  ): Promise<BestSeller[]> {
    const from = firstDayOf(days);
    const products = () => bestSellers(services.database, { from, limit: listLength });
    return (await countFigure(services, `best sellers since ${from}`, products, () => orderCount)).value;
  }

  @FieldResolver()
  lowStock(@Ctx() { services }: Context): Promise<StockLevelFigures> {
    return stockLevel(services.database, [1, services.settings.shop.lowStockUpTo], listLength);
  }

  @FieldResolver()
  outOfStock(@Ctx() { services }: Context): Promise<StockLevelFigures> {
    return stockLevel(services.database, [0, 0], listLength);
  }
}
