import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { Order } from "../orders/order.entity.ts";
import type { Paise } from "../../platform/money.ts";
import { Rupees } from "../../platform/graphql/rupees.scalar.ts";
import type { Context } from "../shop/context.ts";
import { statedGst } from "../shop/seller.rules.ts";
import { CheckoutQuote } from "./checkout.types.ts";

const description = "`tax`, if the shop is registered for GST; otherwise absent, as on its bills.";

@Resolver(() => CheckoutQuote)
export class QuoteGstResolver {
  @FieldResolver(() => Rupees, { nullable: true, description })
  statedGst(@Ctx() { shop }: Context, @Root() { tax }: CheckoutQuote): Paise | null {
    return statedGst(shop.settings.seller, tax);
  }
}

@Resolver(() => Order)
export class OrderGstResolver {
  @FieldResolver(() => Rupees, { nullable: true, description })
  statedGst(@Ctx() { shop }: Context, @Root() { tax }: Order): Paise | null {
    return statedGst(shop.settings.seller, tax);
  }
}
