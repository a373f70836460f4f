import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { Authorized, Refuses } from "../../platform/graphql/authorized.ts";
import { InputArg } from "../../platform/graphql/input-arg.ts";
import { authorOf } from "../audit/author.ts";
import { cleanLine } from "../../platform/text.ts";
import { ShippingAddress } from "../orders/shipping-address.entity.ts";
import { accountOfCustomer } from "./customer-account.query.ts";
import { customerByPhone } from "./customer-by-phone.query.ts";
import { findOrder } from "../orders/order.store.ts";
import type { Context } from "../shop/context.ts";
import { Permission } from "../../platform/permissions.rules.ts";
import { CustomerOrderQuoteInput } from "./checkout-inputs.types.ts";
import { CheckoutQuote, PlaceOrderForCustomerInput } from "./checkout.types.ts";
import { PlaceOrderForCustomerPayload } from "./place-order.types.ts";
import { placeOrderForCustomer } from "./place-order-for-customer.command.ts";
import { discountCodeRefusals } from "../promotions/promotions.refusals.ts";
import { quoteOf } from "./quote.ts";

/** Orders that an admin takes by phone or message. */
@Resolver()
export class CustomerOrderResolver {
  @Authorized(Permission.EDIT_ORDERS)
  @Refuses(
    "BAD_QUANTITY",
    "CHOOSE_SIZE_AND_COLOR",
    ...discountCodeRefusals,
    "ORDER_EMPTY",
    "PRODUCT_NOT_FOUND",
  )
  @Query(() => CheckoutQuote, {
    description: "Totals of an order of these lines for a customer, at current prices. No piece is held.",
  })
  async customerOrderQuote(
    @Ctx() { services }: Context,
    @InputArg(() => CustomerOrderQuoteInput) { lines, discountCode, customer }: CustomerOrderQuoteInput,
  ): Promise<CheckoutQuote> {
    const userId = customer ? await accountOfCustomer(services.database.source.manager, customer) : null;
    return quoteOf(services, { lines, discountCode, userId, isByPhone: true });
  }

  @Authorized(Permission.EDIT_ORDERS)
  @Query(() => ShippingAddress, {
    nullable: true,
    description:
      "Shipping address of the newest order with a phone number, in any spelling; null if there is none. Its e-mail address is empty if the customer has none.",
  })
  customerByPhone(
    @Ctx() { services }: Context,
    @Arg("phone", () => String, { description: "Phone number, with at least 10 digits." }) phone: string,
  ): Promise<ShippingAddress | null> {
    return customerByPhone(services.database, cleanLine(phone, "phone", 40));
  }

  @Authorized(Permission.EDIT_ORDERS)
  @Refuses(
    "BAD_QUANTITY",
    "CASH_BLOCKED",
    "CHOOSE_SIZE_AND_COLOR",
    ...discountCodeRefusals,
    "CUSTOMER_IS_ADMIN",
    "EMAIL_INVALID",
    "FILL_ALL_FIELDS",
    "ONLINE_LIMIT",
    "ORDER_EMPTY",
    "OUT_OF_STOCK",
    "PRODUCT_NOT_FOUND",
    "PROMOTION_USED_UP",
    "TOTAL_CHANGED",
  )
  @Mutation(() => PlaceOrderForCustomerPayload, {
    description:
      "Places an order for the customer of an e-mail address, or of a phone number without one, with cash on delivery or a payment link. An unknown address gets an account, and a mail to choose its password.",
  })
  async placeOrderForCustomer(
    @Ctx() context: Context,
    @Arg("input", () => PlaceOrderForCustomerInput, {
      description: "Lines, customer and payment of the order.",
    })
    input: PlaceOrderForCustomerInput,
  ) {
    const id = await placeOrderForCustomer(context.services, authorOf(context), input);
    return { order: await findOrder(context.services.database.source.manager, { id }) };
  }
}
