import { Arg, Ctx, Query, Resolver } from "type-graphql";
import { Authorized } from "../../../platform/graphql/authorized.ts";
import type { Context } from "../../shop/context.ts";
import { countFigure } from "../../shop/count-figure.ts";
import { refuse } from "../../../platform/errors/errors.ts";
import { AfterArg, FirstArg } from "../../../platform/paging/page-args.ts";
import { givenCursor, pageOf, pageSize } from "../../../platform/paging/paging.ts";
import { Permission } from "../../../platform/permissions.rules.ts";
import type { Days } from "../../orders/order-filter.store.ts";
import { entryCursor, figureSums, listMoneyEntries } from "./money-entry.store.ts";
import { MoneyFigure } from "./money-figure.rules.ts";
import { MoneyEntryConnection, MoneyEntryFilter, PaymentFigure, PaymentFigureFilter } from "./money.types.ts";

/** Checks a period. Throws BAD_INPUT if it ends before it begins. */
const daysOf = (from: string | null, to: string | null): Days => {
  if (from && to && from > to)
    refuse("BAD_INPUT", { field: "to", message: "The period ends before it begins." });
  return { from: from ?? undefined, to: to ?? undefined };
};

@Resolver()
export class MoneyResolver {
  @Authorized(Permission.MONEY)
  @Query(() => [PaymentFigure], {
    description: "Totals of the payments page. The figures of the present are the same for each period.",
  })
  async paymentFigures(
    @Ctx() { services }: Context,
    @Arg("filter", () => PaymentFigureFilter, {
      nullable: true,
      description: "Period of the totals; omitted for all days.",
    })
    filter: PaymentFigureFilter | null,
  ): Promise<PaymentFigure[]> {
    const { from = null, to = null } = filter ?? {};
    const filters = Object.values(MoneyFigure).map((figure) => ({ figure, ...daysOf(from, to) }));
    const { value: sums, countedAt } = await countFigure(
      services,
      `payments from ${from} to ${to}`,
      () => figureSums(services.database, filters),
      (figures) => figures.reduce((rows, { count }) => rows + count, 0),
    );
    return sums.map((sum) => ({ ...sum, countedAt }));
  }

  @Authorized(Permission.MONEY)
  @Query(() => MoneyEntryConnection, {
    description: "Entries that a figure of the payments page counts, newest first.",
  })
  async moneyEntries(
    @Ctx() { services, longestPage }: Context,
    @Arg("filter", () => MoneyEntryFilter, { description: "Which entries to return." })
    { figure, from, to, isFailed }: MoneyEntryFilter,
    @FirstArg()
    first: number,
    @AfterArg()
    after: string | null,
  ) {
    const size = pageSize(first, longestPage);
    const filter = { ...daysOf(from ?? null, to ?? null), figure, isFailed };
    const [rows, [sum]] = await Promise.all([
      listMoneyEntries(services.database, { ...filter, after: givenCursor(after), limit: size + 1 }),
      figureSums(services.database, [filter]),
    ]);
    return Object.assign(pageOf(rows, size, givenCursor(after), entryCursor(figure)), {
      totalCount: sum?.count ?? 0,
    });
  }
}
