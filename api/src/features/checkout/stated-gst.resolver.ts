import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { Order } from "../orders/order.entity.ts";
import type { OrderRow } from "../orders/order.store.ts";
import type { Paise } from "../../platform/money.ts";
import { Rupees } from "../../platform/graphql/rupees.scalar.ts";
import type { Context } from "../shop/context.ts";
import { statedGst } from "../shop/seller.rules.ts";
import { CheckoutQuote } from "./checkout.types.ts";

@Resolver(() => CheckoutQuote)
export class QuoteGstResolver {
  @FieldResolver(() => Rupees, {
    nullable: true,
    description:
      "GST to state beside the total, in rupees: `tax` if the shop is registered for GST, otherwise null.",
  })
  statedGst(@Ctx() { services }: Context, @Root() { tax }: CheckoutQuote): Paise | null {
    return statedGst(services.settings.seller, tax);
  }
}

@Resolver(() => Order)
export class OrderGstResolver {
  @FieldResolver(() => Rupees, {
    nullable: true,
    description:
      "GST to state beside the total, in rupees: `tax` if the invoice states GST, or will state it; null on a bill.",
  })
  statedGst(@Ctx() { services }: Context, @Root() { tax, invoiceHasGst }: OrderRow): Paise | null {
    if (invoiceHasGst === false) return null;
    return invoiceHasGst ? tax : statedGst(services.settings.seller, tax);
  }
}
