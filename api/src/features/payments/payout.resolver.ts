import { Arg, Authorized, Ctx, ID, Int, Mutation, Query, Resolver } from "type-graphql";
import { authorOf } from "../audit/author.ts";
import type { Context } from "../shop/context.ts";
import { refuse } from "../../platform/errors/errors.ts";
import { loggedIn } from "../../platform/errors/logged-in.ts";
import { givenCursor, pageOf, pageSize } from "../../platform/paging/paging.ts";
import { ADMIN, SHOPPER } from "../../platform/viewer.ts";
import { givePayoutDetails } from "./give-payout-details.command.ts";
import { countPayouts, listPayouts, payoutById, payoutCursor } from "./payout-list.store.ts";
import { listedPayoutView, payoutView } from "./payout.query.ts";
import { PayoutState } from "./payout.rules.ts";
import { ListedPayoutView, PayoutConnection, PayoutDetailsInput, PayoutView } from "./payout.types.ts";
import { recordPayout } from "./record-payout.command.ts";

@Resolver()
export class PayoutResolver {
  @Authorized(ADMIN)
  @Query(() => PayoutConnection, { description: "Payouts: cash to pay back, newest first. Admins only." })
  async payouts(
    @Ctx() { shop, longestPage }: Context,
    @Arg("states", () => [PayoutState], {
      nullable: true,
      description: "States of the payouts; any if omitted.",
    })
    requestedStates: PayoutState[] | null,
    @Arg("first", () => Int, { defaultValue: 20, description: "Number of entries on the page, 1 to 100." })
    first: number,
    @Arg("after", () => String, {
      nullable: true,
      description:
        "Cursor after which the page begins: `endCursor` of the page before; omitted for the first page.",
    })
    after: string | null,
  ) {
    const states = requestedStates?.length ? [...new Set(requestedStates)] : Object.values(PayoutState);
    const size = pageSize(first, longestPage);
    const [rows, totalCount] = await Promise.all([
      listPayouts(shop.database, { states, after: givenCursor(after), limit: size + 1 }),
      countPayouts(shop.database, states),
    ]);
    const views = rows.map((row) => listedPayoutView(shop, row));
    return Object.assign(pageOf(views, size, givenCursor(after), payoutCursor), { totalCount });
  }

  @Authorized(SHOPPER)
  @Mutation(() => PayoutView, {
    description:
      "Stores where cash of one of the shopper's orders is to be paid back. It can be changed until it is paid, with the password. Refused: PAYOUT_DETAILS_INVALID with the field, PAYOUT_PAID, PASSWORD_WRONG for other details without the password.",
  })
  async givePayoutDetails(
    @Ctx() { shop, viewer }: Context,
    @Arg("input", () => PayoutDetailsInput, {
      description: "Details of the payout: either a UPI ID or a bank account.",
    })
    input: PayoutDetailsInput,
  ) {
    const id = await givePayoutDetails(shop, loggedIn(viewer), input);
    return payoutView((await payoutById(shop.database, id)) ?? refuse("PAYOUT_NOT_FOUND"));
  }

  @Authorized(ADMIN)
  @Mutation(() => ListedPayoutView, {
    description:
      "Records that cash was paid back, erases the destination and mails the shopper. The same request again changes nothing. Admins only.",
  })
  async recordPayout(
    @Ctx() context: Context,
    @Arg("payoutId", () => ID, { description: "Id of the payout." }) payoutId: string,
    @Arg("reference", () => String, {
      description: "Reference number of the payment at the bank, at most 60 characters.",
    })
    reference: string,
    @Arg("seenDetailsGivenAt", () => Date, {
      nullable: true,
      description:
        "Time of the details that the admin saw (`detailsGivenAt`), null for none: PAYOUT_CHANGED if it is another one now. Omitted for any.",
    })
    seenDetailsGivenAt?: Date | null,
  ) {
    const { shop } = context;
    const id = await recordPayout(shop, authorOf(context), { payoutId, reference, seenDetailsGivenAt });
    return listedPayoutView(shop, (await payoutById(shop.database, id)) ?? refuse("PAYOUT_NOT_FOUND"));
  }
}
