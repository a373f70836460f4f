import { Ctx, FieldResolver, Int, Query, Resolver } from "type-graphql";
import { Authorized } from "../../platform/graphql/authorized.ts";
import type { Context } from "../shop/context.ts";
import { AfterArg, FirstArg } from "../../platform/paging/page-args.ts";
import { givenCursor, pageOf, pageSize } from "../../platform/paging/paging.ts";
import { Permission } from "../../platform/permissions.rules.ts";
import { listReplacementsDue, replacementCursor } from "./replacement.store.ts";
import { replacementsDueCount } from "./return.loaders.ts";
import { ReplacementDueConnection } from "./return.types.ts";

/** Completed exchanges whose replacement is still to be sent, for admins. */
@Resolver(() => ReplacementDueConnection)
export class ReplacementResolver {
  @Authorized(Permission.RETURNS)
  @Query(() => ReplacementDueConnection, {
    description: "Completed exchanges whose replacement is still to be sent, the oldest first.",
  })
  async replacementsDue(
    @Ctx() { services, longestPage }: Context,
    @FirstArg()
    first: number,
    @AfterArg()
    after: string | null,
  ) {
    const size = pageSize(first, longestPage);
    const page = { after: givenCursor(after), limit: size + 1 };
    return pageOf(await listReplacementsDue(services.database, page), size, page.after, replacementCursor);
  }

  @Authorized(Permission.RETURNS, Permission.FULFILMENT)
  @Query(() => Int, { description: "Number of replacements that are still to be sent." })
  replacementsDueCount(@Ctx() context: Context): Promise<number> {
    return replacementsDueCount(context, "");
  }

  @FieldResolver()
  totalCount(@Ctx() context: Context): Promise<number> {
    return replacementsDueCount(context, "");
  }
}
