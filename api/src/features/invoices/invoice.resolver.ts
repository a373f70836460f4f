import { Arg, Authorized, Ctx, ID, Mutation, Resolver } from "type-graphql";
import type { Context } from "../shop/context.ts";
import { loggedIn } from "../../platform/errors/logged-in.ts";
import { SHOPPER } from "../../platform/viewer.ts";
import { Invoice } from "./invoice.types.ts";
import { requestInvoice } from "./request-invoice.command.ts";

@Resolver()
export class InvoiceResolver {
  @Authorized(SHOPPER)
  @Mutation(() => Invoice, {
    description:
      "Mails the invoice of one of the shopper's own orders. Refused: ORDER_NOT_FOUND for another shopper's order, INVOICE_UNPAID or INVOICE_CANCELLED if there is no invoice.",
  })
  requestInvoice(
    @Ctx() { shop, viewer }: Context,
    @Arg("orderId", () => ID, { description: "Id of the order." }) orderId: string,
  ): Promise<Invoice> {
    return requestInvoice(shop, loggedIn(viewer), orderId);
  }
}
