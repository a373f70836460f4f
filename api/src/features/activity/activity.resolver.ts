import { Arg, Ctx, Int, Query, Resolver } from "type-graphql";
import { Authorized } from "../../platform/graphql/authorized.ts";
import type { Context } from "../shop/context.ts";
import { refuse } from "../../platform/errors/errors.ts";
import { loggedIn } from "../../platform/errors/logged-in.ts";
import { SHOPPER } from "../../platform/viewer.ts";
import { recentActivity } from "./activity.store.ts";
import { Activity } from "./activity.types.ts";

const maxEvents = 50;

@Resolver()
export class ActivityResolver {
  @Authorized(SHOPPER)
  @Query(() => [Activity], {
    description:
      "Latest events of the shopper's account, newest first: orders, returns, reviews and the wishlist.",
  })
  recentActivity(
    @Ctx() { services, viewer }: Context,
    @Arg("first", () => Int, { defaultValue: 5, description: "Number of events, 1 to 50." }) first: number,
  ) {
    if (first < 1 || first > maxEvents)
      refuse("BAD_PAGE_SIZE", { field: "first", message: `Ask for 1 to ${maxEvents} events.` });
    return recentActivity(services.database.source.manager, loggedIn(viewer).userId, first);
  }
}
