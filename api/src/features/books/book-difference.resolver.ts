import { Arg, Ctx, Query, Resolver } from "type-graphql";
import { daysOfMonth } from "../../platform/days.ts";
import { Authorized } from "../../platform/graphql/authorized.ts";
import { Month } from "../../platform/graphql/month.scalar.ts";
import { AfterArg, FirstArg } from "../../platform/paging/page-args.ts";
import { givenCursor, pageOf, pageSize } from "../../platform/paging/paging.ts";
import { Permission } from "../../platform/permissions.rules.ts";
import type { Context } from "../shop/context.ts";
import {
  countDifferences,
  differenceCursor,
  differenceKinds,
  listDifferences,
  type DifferenceFilter,
} from "./book-difference.store.ts";
import {
  BookDifferenceConnection,
  BookDifferenceFilter,
  BookDifferenceCount,
} from "./book-difference.types.ts";

const filterOf = ({ services }: Context, month: string): DifferenceFilter => ({
  days: daysOfMonth(month),
  gstin: services.settings.seller.gstin,
});

@Resolver()
export class BookDifferenceResolver {
  @Authorized(Permission.MONEY)
  @Query(() => [BookDifferenceCount], {
    description: "Differences in the books of a month by kind; kinds without any have a count of 0.",
  })
  async bookDifferenceCounts(
    @Ctx() context: Context,
    @Arg("month", () => Month, { description: "Month in India." }) month: string,
  ): Promise<BookDifferenceCount[]> {
    const counts = await countDifferences(context.services.database, filterOf(context, month));
    return differenceKinds.map(
      (kind) => counts.find((count) => count.kind === kind) ?? { kind, count: 0, amount: 0 },
    );
  }

  @Authorized(Permission.MONEY)
  @Query(() => BookDifferenceConnection, {
    description: "Differences of one kind in the books of a month, newest first.",
  })
  async bookDifferences(
    @Ctx() context: Context,
    @Arg("filter", () => BookDifferenceFilter, { description: "Which differences to return." })
    { month, kind }: BookDifferenceFilter,
    @FirstArg()
    first: number,
    @AfterArg()
    after: string | null,
  ) {
    const { services, longestPage } = context;
    const size = pageSize(first, longestPage);
    const filter = filterOf(context, month);
    const [rows, [counted]] = await Promise.all([
      listDifferences(services.database, { ...filter, kind, after: givenCursor(after), limit: size + 1 }),
      countDifferences(services.database, filter, [kind]),
    ]);
    return Object.assign(pageOf(rows, size, givenCursor(after), differenceCursor), {
      totalCount: counted?.count ?? 0,
    });
  }
}
