import { Arg, Authorized, Ctx, FieldResolver, Int, Query, Resolver } from "type-graphql";
import type { Context } from "../shop/context.ts";
import { givenCursor, pageOf, pageSize } from "../../platform/paging/paging.ts";
import { ADMIN } from "../../platform/viewer.ts";
import { listReplacementsDue, replacementCursor } from "./replacement.store.ts";
import { replacementsDueCount } from "./return.batches.ts";
import { ReplacementsDueConnection } from "./return.types.ts";

/** Completed exchanges whose replacement is still to be sent, for admins. */
@Resolver(() => ReplacementsDueConnection)
export class ReplacementResolver {
  @Authorized(ADMIN)
  @Query(() => ReplacementsDueConnection, {
    description: "The completed exchanges whose replacement is still to be sent, the oldest first.",
  })
  async replacementsDue(
    @Ctx() { shop, longestPage }: Context,
    @Arg("first", () => Int, { defaultValue: 20, description: "Entries of the page, 1 to 100." })
    first: number,
    @Arg("after", () => String, { nullable: true, description: "Cursor of the entry before the page." })
    after: string | null,
  ) {
    const size = pageSize(first, longestPage);
    const page = { after: givenCursor(after), limit: size + 1 };
    return pageOf(await listReplacementsDue(shop.database, page), size, page.after, replacementCursor);
  }

  @Authorized(ADMIN)
  @Query(() => Int, { description: "The number of replacements that are still to be sent." })
  replacementsDueCount(@Ctx() context: Context): Promise<number> {
    return replacementsDueCount(context, "");
  }

  @FieldResolver(() => Int, { description: "Entries in the whole list." })
  totalCount(@Ctx() context: Context): Promise<number> {
    return replacementsDueCount(context, "");
  }
}
