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
    description: "Completed exchanges whose replacement is still to be sent, the oldest first. Admins only.",
  })
  async replacementsDue(
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
    const page = { after: givenCursor(after), limit: size + 1 };
    return pageOf(await listReplacementsDue(shop.database, page), size, page.after, replacementCursor);
  }

  @Authorized(ADMIN)
  @Query(() => Int, { description: "Number of replacements that are still to be sent. Admins only." })
  replacementsDueCount(@Ctx() context: Context): Promise<number> {
    return replacementsDueCount(context, "");
  }

  @FieldResolver(() => Int, { description: "Number of exchanges in the whole list." })
  totalCount(@Ctx() context: Context): Promise<number> {
    return replacementsDueCount(context, "");
  }
}
