import { Arg, Authorized, Ctx, Int, Query, Resolver } from "type-graphql";
import type { Context } from "../../shop/context.ts";
import { countFigure } from "../../shop/count-figure.ts";
import { refuse } from "../../../platform/errors/errors.ts";
import { Day } from "../../../platform/graphql/day.scalar.ts";
import { givenCursor, pageOf, pageSize } from "../../../platform/paging/paging.ts";
import { ADMIN } from "../../../platform/viewer.ts";
import type { Days } from "../../orders/order-filter.store.ts";
import { entryCursor, figureSums, listMoneyEntries } from "./money-entry.store.ts";
import { MoneyFigure } from "./money-figure.rules.ts";
import { MoneyEntryConnection, PaymentFigure } from "./money.types.ts";

/** Checks a period. Throws BAD_INPUT if it ends before it begins. */
const daysOf = (from: string | null, to: string | null): Days => {
  if (from && to && from > to)
    refuse("BAD_INPUT", { field: "to", message: "The period ends before it begins." });
  return { from: from ?? undefined, to: to ?? undefined };
};

@Resolver()
export class MoneyResolver {
  @Authorized(ADMIN)
  @Query(() => [PaymentFigure], {
    description:
      "Totals of the payments page. The figures of the present are the same for each period. Admins only.",
  })
  async paymentFigures(
    @Ctx() { shop }: Context,
    @Arg("from", () => Day, {
      nullable: true,
      description: "First day of the period, in India; omitted for none.",
    })
    from: string | null,
    @Arg("to", () => Day, {
      nullable: true,
      description: "Last day of the period, in India; omitted for none.",
    })
    to: string | null,
  ): Promise<PaymentFigure[]> {
    const filters = Object.values(MoneyFigure).map((figure) => ({ figure, ...daysOf(from, to) }));
    const { value: sums, countedAt } = await countFigure(
      shop,
      `payments from ${from} to ${to}`,
      () => figureSums(shop.database, filters),
      (figures) => figures.reduce((rows, { count }) => rows + count, 0),
    );
    return sums.map((sum) => ({ ...sum, countedAt }));
  }

  @Authorized(ADMIN)
  @Query(() => MoneyEntryConnection, {
    description: "Entries that a figure of the payments page counts, newest first. Admins only.",
  })
  async moneyEntries(
    @Ctx() { shop, longestPage }: Context,
    @Arg("figure", () => MoneyFigure, { description: "Figure whose entries are listed." })
    figure: MoneyFigure,
    @Arg("from", () => Day, {
      nullable: true,
      description: "First day of the period, in India; without effect on figures of the present.",
    })
    from: string | null,
    @Arg("to", () => Day, {
      nullable: true,
      description: "Last day of the period, in India; without effect on figures of the present.",
    })
    to: string | null,
    @Arg("isFailed", () => Boolean, {
      defaultValue: false,
      description: "Whether to return only refunds that failed at the bank; for REFUND_DUE.",
    })
    isFailed: boolean,
    @Arg("first", () => Int, { defaultValue: 20, description: "Number of entries on the page, 1 to 100." })
    first: number,
    @Arg("after", () => String, {
      nullable: true,
      description:
        "Cursor after which the page begins: `endCursor` of the page before; omitted for the first page.",
    })
    after: string | null,
  ) {
    const size = pageSize(first, longestPage);
    const filter = { ...daysOf(from, to), figure, isFailed };
    const [rows, [sum]] = await Promise.all([
      listMoneyEntries(shop.database, { ...filter, after: givenCursor(after), limit: size + 1 }),
      figureSums(shop.database, [filter]),
    ]);
    return Object.assign(pageOf(rows, size, givenCursor(after), entryCursor(figure)), {
      totalCount: sum?.count ?? 0,
    });
  }
}
