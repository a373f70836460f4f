import { Arg, Ctx, ID, Query, Resolver } from "type-graphql";
import { Authorized } from "../../platform/graphql/authorized.ts";
import { asId } from "../../platform/ids.ts";
import { AfterArg, FirstArg } from "../../platform/paging/page-args.ts";
import { givenCursor, pageOf, pageSize } from "../../platform/paging/paging.ts";
import { Permission } from "../../platform/permissions.rules.ts";
import type { Context } from "../shop/context.ts";
import { messageCursor, messagesOf, reviewCursor, reviewsOf } from "./customer-feedback.store.ts";
import { countOwned } from "./owned-rows.store.ts";
import { CustomerMessageConnection, CustomerReviewConnection } from "./customer-feedback.types.ts";

const ofCustomer = { description: "Id of the account." };

/** What a customer has written. */
@Resolver()
export class CustomerFeedbackResolver {
  @Authorized(Permission.REVIEWS)
  @Query(() => CustomerReviewConnection, { description: "Reviews by a customer, newest first." })
  async customerReviews(
    @Ctx() { services, longestPage }: Context,
    @Arg("customerId", () => ID, ofCustomer) customerId: string,
    @FirstArg() first: number,
    @AfterArg() after: string | null,
  ) {
    const list = { userId: asId(customerId, "customerId"), after: givenCursor(after) };
    const size = pageSize(first, longestPage);
    const [rows, totalCount] = await Promise.all([
      reviewsOf(services.database, { ...list, limit: size + 1 }),
      countOwned(services.database, "reviews", list.userId),
    ]);
    return { ...pageOf(rows, size, list.after, (row) => reviewCursor(list.userId, row)), totalCount };
  }

  @Authorized(Permission.MESSAGES)
  @Query(() => CustomerMessageConnection, {
    description: "Messages that a customer has sent while logged in, newest first.",
  })
  async customerMessages(
    @Ctx() { services, longestPage }: Context,
    @Arg("customerId", () => ID, ofCustomer) customerId: string,
    @FirstArg() first: number,
    @AfterArg() after: string | null,
  ) {
    const list = { userId: asId(customerId, "customerId"), after: givenCursor(after) };
    const size = pageSize(first, longestPage);
    const [rows, totalCount] = await Promise.all([
      messagesOf(services.database, { ...list, limit: size + 1 }),
      countOwned(services.database, "contact_messages", list.userId),
    ]);
    return { ...pageOf(rows, size, list.after, (row) => messageCursor(list.userId, row)), totalCount };
  }
}
