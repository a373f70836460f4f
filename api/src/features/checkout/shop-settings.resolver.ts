import { Ctx, Query, Resolver } from "type-graphql";
import type { Context } from "../shop/context.ts";
import { brandDrawings } from "../../platform/brand-files.ts";
import { sellerLine } from "../shop/seller.rules.ts";
import { ShopSettings } from "./shop-settings.types.ts";
import { PaymentMethod } from "../orders/order-payment.rules.ts";

/** The available payment methods, the default first. Specification, section 9. */
const availablePaymentMethods: readonly PaymentMethod[] = [PaymentMethod.ONLINE, PaymentMethod.COD];

@Resolver()
export class ShopSettingsResolver {
  @Query(() => ShopSettings, { description: "Settings of the shop that everyone may read." })
  settings(@Ctx() { services }: Context): ShopSettings {
    const { shop, seller, contact, brand, grievanceOfficer, sms } = services.settings;
    const { name, tagline, description, blurb } = brand;
    return {
      name,
      tagline,
      description,
      blurb,
      ...brandDrawings(name),
      ...shop,
      hasSmsCodes: sms !== undefined,
      seller: sellerLine(seller),
      sellerName: seller.name,
      sellerAddress: seller.address,
      contact,
      grievanceOfficer,
      paymentMethods: availablePaymentMethods,
    };
  }
}
