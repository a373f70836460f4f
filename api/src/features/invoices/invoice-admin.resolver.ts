import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import { DownloadLink } from "../../platform/files/download-link.types.ts";
import { loggedIn } from "../../platform/errors/logged-in.ts";
import { Authorized, NullOnlyWithError, Refuses } from "../../platform/graphql/authorized.ts";
import { authorOf } from "../audit/author.ts";
import { Order } from "../orders/order.entity.ts";
import { findOrder, type OrderRow } from "../orders/order.store.ts";
import { Permission } from "../../platform/permissions.rules.ts";
import type { Context } from "../shop/context.ts";
import { invoiceNumberOf } from "./invoice.loaders.ts";
import { InvoicesToPrint } from "./invoice.types.ts";
import { mailCreditNote, mailInvoice } from "./mail-document.command.ts";
import { creditNoteToPrint, invoicesToPrint } from "./print-documents.query.ts";

const readOrder = ({ services }: Context, id: string) => findOrder(services.database.source.manager, { id });

/** Invoices and credit notes of all orders, for admins. */
@Resolver(() => Order)
export class InvoiceAdminResolver {
  @Authorized(Permission.VIEW_ORDERS)
  @FieldResolver(() => String, {
    nullable: true,
    description: "Number of the invoice, for admins; null while there is none.",
  })
  invoiceNumber(@Root() order: OrderRow, @Ctx() context: Context): Promise<string | null> {
    return invoiceNumberOf(context, order.id);
  }

  @Authorized(Permission.VIEW_ORDERS)
  @Refuses("ORDER_NOT_FOUND", "TOO_MANY_ORDERS")
  @Query(() => InvoicesToPrint, {
    description: "PDF with the invoices of orders, for printing.",
  })
  invoicesToPrint(
    @Ctx() { services, viewer }: Context,
    @Arg("orderIds", () => [ID], { description: "Ids of the orders, 1 to 100, in the order of the pages." })
    orderIds: string[],
  ): Promise<InvoicesToPrint> {
    return invoicesToPrint(services, loggedIn(viewer), orderIds);
  }

  @Authorized(Permission.VIEW_ORDERS)
  @Refuses("CREDIT_NOTE_NOT_FOUND")
  @NullOnlyWithError()
  @Query(() => DownloadLink, {
    nullable: true,
    description: "Link to a credit note as a PDF, valid for 10 minutes.",
  })
  creditNoteToPrint(
    @Ctx() { services, viewer }: Context,
    @Arg("creditNoteId", () => ID, { description: "Id of the credit note." }) creditNoteId: string,
  ): Promise<DownloadLink> {
    return creditNoteToPrint(services, loggedIn(viewer), creditNoteId);
  }

  @Authorized(Permission.EDIT_ORDERS, Permission.MONEY)
  @Refuses("INVOICE_UNPAID", "NO_MAIL_ADDRESS", "ORDER_NOT_FOUND")
  @Mutation(() => Order, {
    description: "Mails the invoice of an order to its customer again.",
  })
  async mailInvoice(
    @Ctx() context: Context,
    @Arg("orderId", () => ID, { description: "Id of the order." }) orderId: string,
  ) {
    return readOrder(context, await mailInvoice(context.services, authorOf(context), orderId));
  }

  @Authorized(Permission.EDIT_ORDERS, Permission.MONEY)
  @Refuses("CREDIT_NOTE_NOT_FOUND")
  @Mutation(() => Order, {
    description: "Mails a credit note to its customer again.",
  })
  async mailCreditNote(
    @Ctx() context: Context,
    @Arg("creditNoteId", () => ID, { description: "Id of the credit note." }) creditNoteId: string,
  ) {
    return readOrder(context, await mailCreditNote(context.services, authorOf(context), creditNoteId));
  }
}
