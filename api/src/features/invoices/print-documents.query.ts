import { refuse } from "./invoices.refusals.ts";
import { asId } from "../../platform/ids.ts";
import type { SignedLink } from "../../platform/signed-token.ts";
import type { Viewer } from "../../platform/viewer.ts";
import type { Services } from "../shop/services.ts";
import { findCreditNote } from "./credit-note.store.ts";
import { invoicesOfOrders } from "./invoice.store.ts";
import { printLink } from "./print-link.ts";

/** Orders of which the invoices are printed at once. */
const maxOrders = 100;

/**
 * The path of a PDF with the invoices of orders, in their order, without a login for a few minutes: browsers send no token when
 * they open a file. Orders without an invoice are left out and named; the path is `null` if none has one. Throws TOO_MANY_ORDERS,
 * ORDER_NOT_FOUND, BAD_ID.
 */
export const invoicesToPrint = async (
  services: Services,
  viewer: Viewer,
  requestedIds: readonly string[],
): Promise<{ url: string | null; leftOut: string[] }> => {
  if (requestedIds.length > maxOrders) refuse("TOO_MANY_ORDERS", { field: "orderIds" });
  const orderIds = [...new Set(requestedIds.map((id) => asId(id, "orderIds")))];
  if (orderIds.length === 0) refuse("TOO_MANY_ORDERS", { field: "orderIds" });
  const orders = await invoicesOfOrders(services.database, orderIds);
  if (orders.length < orderIds.length) refuse("ORDER_NOT_FOUND", { field: "orderIds" });
  const invoiceIds = orders.flatMap(({ invoiceId }) => invoiceId ?? []);
  return {
    url: invoiceIds.length > 0 ? printLink(services, viewer, invoiceIds).url : null,
    leftOut: orders.filter(({ invoiceId }) => !invoiceId).map(({ orderNumber }) => orderNumber),
  };
};

/** A link to the PDF of a credit note, as `invoicesToPrint`. Throws CREDIT_NOTE_NOT_FOUND, BAD_ID. */
export const creditNoteToPrint = async (
  services: Services,
  viewer: Viewer,
  requestedId: string,
): Promise<SignedLink> => {
  const id = asId(requestedId, "creditNoteId");
  if (!(await findCreditNote(services.database.source.manager, id))) refuse("CREDIT_NOTE_NOT_FOUND");
  return printLink(services, viewer, [id]);
};
