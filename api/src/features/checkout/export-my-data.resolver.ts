import { Authorized, Ctx, Query, Resolver } from "type-graphql";
import type { Context } from "../shop/context.ts";
import { loggedIn } from "../../platform/errors/logged-in.ts";
import { personalData } from "./personal-data.store.ts";

@Resolver()
export class ExportResolver {
  @Authorized()
  @Query(() => String, {
    description: "JSON text of all data that the shop stores about the viewer. Amounts are in rupees.",
  })
  async exportMyData(@Ctx() { shop, viewer }: Context): Promise<string> {
    const { userId } = loggedIn(viewer);
    // One field reads the whole account: its weight says nothing of its cost.
    await shop.throttles.count({ exportByAccount: userId });
    return personalData(shop.database, userId);
  }
}
