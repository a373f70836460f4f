import { Arg, Authorized, Ctx, Int, Mutation, Query, Resolver } from "type-graphql";
import { authorOf } from "../../audit/author.ts";
import type { Context } from "../../shop/context.ts";
import { Day } from "../../../platform/graphql/day.scalar.ts";
import { givenCursor, pageOf, pageSize } from "../../../platform/paging/paging.ts";
import { ADMIN } from "../../../platform/viewer.ts";
import { fetchSettlementsNow } from "./fetch-settlements.command.ts";
import { SettlementDay } from "./settlement-day.entity.ts";
import { countProblems, listProblems, problemCursor } from "./settlement-problem.store.ts";
import {
  countSettlements,
  fetchedDays,
  listSettlements,
  settlementCursor,
  settlementDay,
} from "./settlement.store.ts";
import { SettlementConnection, SettlementProblemConnection } from "./settlement.types.ts";

/** Fetched days that the page shows. */
const shownDays = 7;

@Resolver()
export class SettlementResolver {
  @Authorized(ADMIN)
  @Query(() => SettlementConnection, {
    description: "Settlements: Razorpay's transfers to the shop, newest first. Admins only.",
  })
  async settlements(
    @Ctx() { shop, longestPage }: Context,
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
    const [rows, totalCount] = await Promise.all([
      listSettlements(shop.database, { after: givenCursor(after), limit: size + 1 }),
      countSettlements(shop.database),
    ]);
    return Object.assign(pageOf(rows, size, givenCursor(after), settlementCursor), { totalCount });
  }

  @Authorized(ADMIN)
  @Query(() => SettlementProblemConnection, {
    description: "Differences between the shop's payments and Razorpay's reports, newest first. Admins only.",
  })
  async settlementProblems(
    @Ctx() { shop, longestPage }: Context,
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
    const [rows, totalCount] = await Promise.all([
      listProblems(shop.database, { after: givenCursor(after), limit: size + 1 }),
      countProblems(shop.database),
    ]);
    return Object.assign(pageOf(rows, size, givenCursor(after), problemCursor), { totalCount });
  }

  @Authorized(ADMIN)
  @Query(() => [SettlementDay], { description: "Newest days whose report was fetched. Admins only." })
  settlementDays(@Ctx() { shop }: Context) {
    return fetchedDays(shop.database, shownDays);
  }

  @Authorized(ADMIN)
  @Mutation(() => SettlementDay, {
    description:
      "Fetches Razorpay's report of a day and compares it with the payments. Refused: BAD_INPUT for a day before 2014 or after today, SETTLEMENTS_REFUSED, SETTLEMENTS_UNREACHABLE. Admins only.",
  })
  async fetchSettlements(
    @Ctx() context: Context,
    @Arg("day", () => Day, { description: "Day of the report, in India." }) day: string,
  ) {
    const { shop } = context;
    const id = await fetchSettlementsNow(shop, authorOf(context), day);
    return settlementDay(shop.database, id);
  }
}
