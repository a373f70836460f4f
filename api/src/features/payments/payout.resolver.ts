import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { Authorized, OwnerOnly, Refuses } from "../../platform/graphql/authorized.ts";
import { authorOf } from "../audit/author.ts";
import type { Context } from "../shop/context.ts";
import type { Services } from "../shop/services.ts";
import { refuse } from "./payments.refusals.ts";
import { loggedIn } from "../../platform/errors/logged-in.ts";
import { AfterArg, FirstArg } from "../../platform/paging/page-args.ts";
import { givenCursor, pageOf, pageSize } from "../../platform/paging/paging.ts";
import { Permission } from "../../platform/permissions.rules.ts";
import { SHOPPER } from "../../platform/viewer.ts";
import { givePayoutDetails } from "./give-payout-details.command.ts";
import { countPayouts, listPayouts, payoutById, payoutCursor, recentPayouts } from "./payout-list.store.ts";
import { listedPayoutView, payoutView } from "./payout.query.ts";
import { PayoutState } from "./payout.rules.ts";
import {
  ListedPayoutView,
  ListedPayoutConnection,
  PayoutDetailsInput,
  PayoutFilter,
  PayoutView,
} from "./payout.types.ts";
import { recordPayout } from "./record-payout.command.ts";
import { undoPayout } from "./undo-payout.command.ts";
import { InputArg } from "../../platform/graphql/input-arg.ts";
import { RecordPayoutInput, UndoPayoutInput } from "./payout-inputs.types.ts";

/** Throws PAYOUT_NOT_FOUND. */
const listedById = async (services: Services, id: string) =>
  listedPayoutView(services, (await payoutById(services.database, id)) ?? refuse("PAYOUT_NOT_FOUND"));

@Resolver()
export class PayoutResolver {
  @Authorized(Permission.PAYOUTS)
  @Query(() => ListedPayoutConnection, { description: "Payouts: cash to pay back, newest first." })
  async payouts(
    @Ctx() { services, longestPage }: Context,
    @Arg("filter", () => PayoutFilter, {
      nullable: true,
      description: "Which payouts to return; omitted for all.",
    })
    filter: PayoutFilter | null,
    @FirstArg()
    first: number,
    @AfterArg()
    after: string | null,
  ) {
    const states = filter?.states?.length ? [...new Set(filter.states)] : Object.values(PayoutState);
    const size = pageSize(first, longestPage);
    const [rows, totalCount] = await Promise.all([
      listPayouts(services.database, { states, after: givenCursor(after), limit: size + 1 }),
      countPayouts(services.database, states),
    ]);
    const views = rows.map((row) => listedPayoutView(services, row));
    return Object.assign(pageOf(views, size, givenCursor(after), payoutCursor), { totalCount });
  }

  @Authorized(Permission.PAYOUTS)
  @Query(() => [ListedPayoutView], {
    description:
      "Payouts that were recorded as paid within the last 30 minutes and that `undoPayout` sets back: the 20 newest records, newest first.",
  })
  async recentPayouts(@Ctx() { services }: Context) {
    return (await recentPayouts(services.database)).map((row) => listedPayoutView(services, row));
  }

  @Authorized(SHOPPER)
  @OwnerOnly()
  @Refuses("PASSWORD_WRONG", "PAYOUT_DETAILS_INVALID", "PAYOUT_NOT_FOUND", "PAYOUT_PAID")
  @Mutation(() => PayoutView, {
    description:
      "Stores where cash of one of the shopper's orders is to be paid back. It can be changed until it is paid, with the password.",
  })
  async givePayoutDetails(
    @Ctx() { services, viewer }: Context,
    @Arg("input", () => PayoutDetailsInput, {
      description: "Details of the payout: either a UPI ID or a bank account.",
    })
    input: PayoutDetailsInput,
  ) {
    const id = await givePayoutDetails(services, loggedIn(viewer), input);
    return payoutView((await payoutById(services.database, id)) ?? refuse("PAYOUT_NOT_FOUND"));
  }

  @Authorized(Permission.PAYOUTS)
  @Refuses(
    "CONFIRMATION_NEEDED",
    "PAYOUT_CHANGED",
    "PAYOUT_NOT_FOUND",
    "PAYOUT_PAID",
    "PAYOUT_REFERENCE_NEEDED",
  )
  @Mutation(() => ListedPayoutView, {
    description:
      "Records that cash was paid back. `undoPayout` undoes it for 30 minutes; then the destination is erased, and the shopper is mailed. The same request again changes nothing.",
  })
  async recordPayout(@Ctx() context: Context, @InputArg(() => RecordPayoutInput) input: RecordPayoutInput) {
    const { services } = context;
    return listedById(services, await recordPayout(services, authorOf(context), input));
  }

  @Authorized(Permission.PAYOUTS)
  @Refuses(
    "CONFIRMATION_NEEDED",
    "PAYOUT_NOT_FOUND",
    "PAYOUT_NOT_PAID",
    "PAYOUT_RECORDED_AGAIN",
    "PAYOUT_UNDO_ENDED",
  )
  @Mutation(() => ListedPayoutView, {
    description:
      "Makes a payout as it was before it was recorded as paid, within 30 minutes of the record. The shopper gets no mail about either.",
  })
  async undoPayout(@Ctx() context: Context, @InputArg(() => UndoPayoutInput) input: UndoPayoutInput) {
    const { services } = context;
    return listedById(services, await undoPayout(services, authorOf(context), input));
  }
}
