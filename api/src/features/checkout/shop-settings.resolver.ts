import { Ctx, Query, Resolver } from "type-graphql";
import type { Context } from "../shop/context.ts";
import { ShopSettings } from "./shop-settings.types.ts";
import { shownSettings } from "./shown-settings.ts";

@Resolver()
export class ShopSettingsResolver {
  @Query(() => ShopSettings, { description: "Settings of the shop that everyone may read." })
  settings(@Ctx() { services }: Context): ShopSettings {
    return shownSettings(services.settings);
  }
}
