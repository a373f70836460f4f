import { Arg, Authorized, Ctx, FieldResolver, Int, Query, Resolver, Root } from "type-graphql";
import { countFilteredOrders } from "../orders/order-count.store.ts";
import { revenueOf, statusCountsOf } from "../orders/order-totals.rules.ts";
import { dailyOrderSums, orderSums } from "../orders/order-totals.store.ts";
import type { Context } from "../shop/context.ts";
import { refuse } from "../../platform/errors/errors.ts";
import { ADMIN } from "../../platform/viewer.ts";
import { BestSeller, Dashboard, DaySales, StockLevelFigures } from "./dashboard.types.ts";
import { bestSellers } from "./best-seller.store.ts";
import { salesByDay, salesPeriods } from "./sales.rules.ts";
import { piecesInStock, stockLevel } from "./stock-level.store.ts";

/** Rows of a list on the dashboard. */
const listLength = 8;

const checkedDays = (days: number): number =>
  salesPeriods.includes(days)
    ? days
    : refuse("BAD_INPUT", { field: "days", message: `Ask for ${salesPeriods.join(", ")} days.` });

@Resolver(() => Dashboard)
export class DashboardResolver {
  @Authorized(ADMIN)
  @Query(() => Dashboard, { description: "Figures of the whole shop. Admins only." })
  async dashboard(@Ctx() { shop }: Context) {
    const sums = await orderSums(shop.database);
    return { ...revenueOf(sums), statusCounts: statusCountsOf(sums) };
  }

  @FieldResolver()
  inventory(@Ctx() { shop }: Context): Promise<number> {
    return piecesInStock(shop.database);
  }

  @FieldResolver()
  async refundsDueCount(@Ctx() { shop }: Context): Promise<number> {
    return (await countFilteredOrders(shop.database, { filter: { hasRefundDue: true } })).total;
  }

  @FieldResolver()
  async salesByDay(
    @Root() _dashboard: Dashboard,
    @Ctx() { shop }: Context,
    @Arg("days", () => Int, { defaultValue: 30, description: "Number of days: 7, 30 or 90." }) days: number,
  ): Promise<DaySales[]> {
    const { days: names, sums } = await dailyOrderSums(shop.database, checkedDays(days));
    return salesByDay(names, sums);
  }

  @FieldResolver()
  bestSellers(
    @Root() _dashboard: Dashboard,
    @Ctx() { shop }: Context,
    @Arg("days", () => Int, { defaultValue: 30, description: "Number of days: 7, 30 or 90." }) days: number,
  ): Promise<BestSeller[]> {
    return bestSellers(shop.database, checkedDays(days));
  }

  @FieldResolver()
  lowStock(@Ctx() { shop }: Context): Promise<StockLevelFigures> {
    return stockLevel(shop.database, "low", listLength);
  }

  @FieldResolver()
  outOfStock(@Ctx() { shop }: Context): Promise<StockLevelFigures> {
    return stockLevel(shop.database, "out", listLength);
  }
}
