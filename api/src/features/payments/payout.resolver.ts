import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { Authorized, OwnerOnly, Refuses } from "../../platform/graphql/authorized.ts";
import { authorOf } from "../audit/author.ts";
import type { Context } from "../shop/context.ts";
import { refuse } from "./payments.refusals.ts";
import { loggedIn } from "../../platform/errors/logged-in.ts";
import { AfterArg, FirstArg } from "../../platform/paging/page-args.ts";
import { givenCursor, pageOf, pageSize } from "../../platform/paging/paging.ts";
import { Permission } from "../../platform/permissions.rules.ts";
import { SHOPPER } from "../../platform/viewer.ts";
import { givePayoutDetails } from "./give-payout-details.command.ts";
import { countPayouts, listPayouts, payoutById, payoutCursor } from "./payout-list.store.ts";
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
import { InputArg } from "../../platform/graphql/input-arg.ts";
import { RecordPayoutInput } from "./payout-inputs.types.ts";

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
      "Records that cash was paid back, erases the destination and mails the shopper. The same request again changes nothing.",
  })
  async recordPayout(@Ctx() context: Context, @InputArg(() => RecordPayoutInput) input: RecordPayoutInput) {
    const { services } = context;
    const id = await recordPayout(services, authorOf(context), input);
    return listedPayoutView(
      services,
      (await payoutById(services.database, id)) ?? refuse("PAYOUT_NOT_FOUND"),
    );
  }
}
