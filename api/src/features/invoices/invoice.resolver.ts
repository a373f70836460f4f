import { Arg, Ctx, ID, Mutation, Resolver } from "type-graphql";
import { Authorized, OwnerOnly, Refuses } from "../../platform/graphql/authorized.ts";
import type { Context } from "../shop/context.ts";
import { loggedIn } from "../../platform/errors/logged-in.ts";
import { SHOPPER } from "../../platform/viewer.ts";
import { Invoice } from "./invoice.types.ts";
import { requestInvoice } from "./request-invoice.command.ts";

@Resolver()
export class InvoiceResolver {
  @Authorized(SHOPPER)
  @OwnerOnly()
  @Refuses("INVOICE_CANCELLED", "INVOICE_UNPAID", "ORDER_NOT_FOUND")
  @Mutation(() => Invoice, {
    description: "Mails the invoice of one of the shopper's own orders.",
  })
  requestInvoice(
    @Ctx() { services, viewer }: Context,
    @Arg("orderId", () => ID, { description: "Id of the order." }) orderId: string,
  ): Promise<Invoice> {
    return requestInvoice(services, loggedIn(viewer), orderId);
  }
}
