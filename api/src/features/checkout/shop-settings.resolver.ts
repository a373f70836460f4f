import { Ctx, Query, Resolver } from "type-graphql";
import type { Context } from "../shop/context.ts";
import { availablePaymentMethods } from "./payment-methods.rules.ts";
import { ShopSettings } from "./shop-settings.types.ts";

@Resolver()
export class ShopSettingsResolver {
  @Query(() => ShopSettings, { description: "Settings of the shop that everyone may read." })
  settings(@Ctx() { shop }: Context): ShopSettings {
    return { ...shop.settings.shop, paymentMethods: availablePaymentMethods };
  }
}
