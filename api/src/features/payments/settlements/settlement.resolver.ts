import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { Authorized, Refuses } from "../../../platform/graphql/authorized.ts";
import { authorOf } from "../../audit/author.ts";
import type { Context } from "../../shop/context.ts";
import { Day } from "../../../platform/graphql/day.scalar.ts";
import { AfterArg, FirstArg } from "../../../platform/paging/page-args.ts";
import { givenCursor, pageOf, pageSize } from "../../../platform/paging/paging.ts";
import { Permission } from "../../../platform/permissions.rules.ts";
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
  @Authorized(Permission.MONEY)
  @Query(() => SettlementConnection, {
    description: "Settlements: Razorpay's transfers to the shop, newest first.",
  })
  async settlements(
    @Ctx() { services, longestPage }: Context,
    @FirstArg()
    first: number,
    @AfterArg()
    after: string | null,
  ) {
    const size = pageSize(first, longestPage);
    const [rows, totalCount] = await Promise.all([
      listSettlements(services.database, { after: givenCursor(after), limit: size + 1 }),
      countSettlements(services.database),
    ]);
    return Object.assign(pageOf(rows, size, givenCursor(after), settlementCursor), { totalCount });
  }

  @Authorized(Permission.MONEY)
  @Query(() => SettlementProblemConnection, {
    description: "Differences between the shop's payments and Razorpay's reports, newest first.",
  })
  async settlementProblems(
    @Ctx() { services, longestPage }: Context,
    @FirstArg()
    first: number,
    @AfterArg()
    after: string | null,
  ) {
    const size = pageSize(first, longestPage);
    const [rows, totalCount] = await Promise.all([
      listProblems(services.database, { after: givenCursor(after), limit: size + 1 }),
      countProblems(services.database),
    ]);
    return Object.assign(pageOf(rows, size, givenCursor(after), problemCursor), { totalCount });
  }

  @Authorized(Permission.MONEY)
  @Query(() => [SettlementDay], { description: "Newest days whose report was fetched." })
  settlementDays(@Ctx() { services }: Context) {
    return fetchedDays(services.database, shownDays);
  }

  @Authorized(Permission.MONEY)
  @Refuses("SETTLEMENTS_REFUSED", "SETTLEMENTS_UNREACHABLE")
  @Mutation(() => SettlementDay, {
    description: "Fetches Razorpay's report of a day and compares it with the payments.",
  })
  async fetchSettlements(
    @Ctx() context: Context,
    @Arg("day", () => Day, { description: "Day of the report, in India." }) day: string,
  ) {
    const { services } = context;
    const id = await fetchSettlementsNow(services, authorOf(context), day);
    return settlementDay(services.database, id);
  }
}
