import type { FastifyInstance } from "fastify";
import { invoicesRefusals } from "./invoices.refusals.ts";
import { fileContent } from "../../platform/http/file-content.ts";
import { networkOf } from "../../platform/http/network.ts";
import { pdfHeaders } from "../../platform/http/pdf-headers.ts";
import { sendPlainPage, type PlainPage } from "../../platform/http/plain-page.ts";
import type { Services } from "../shop/services.ts";
import { invoiceFile } from "./invoice-file.ts";
import { linkDays, readInvoiceLink } from "./invoice-link.ts";
import { creditNoteById } from "./credit-note.store.ts";
import { invoiceById } from "./invoice.store.ts";
import type { PrintedDocument } from "./printed-document.ts";
import { fileNameOf } from "./pdf/draw-invoice.ts";

/** The page for an invalid link. */
const expiredLinkPage = (publicUrl: string): PlainPage => ({
  title: "Invoice link expired",
  heading: invoicesRefusals.INVOICE_LINK_INVALID.message,
  text: `A link to an invoice works for ${linkDays} days. You can have it e-mailed again from My Orders at any time.`,
  links: [{ label: "My Orders", href: `${publicUrl}/orders` }],
});

/** The invoice or credit note of a link; `undefined` if the link is invalid. */
const documentOfLink = async (services: Services, query: unknown): Promise<PrintedDocument | undefined> => {
  const { token } = query as { token?: unknown };
  const id = typeof token === "string" ? readInvoiceLink(services.jwtSecret, token, new Date()) : undefined;
  if (!id) return undefined;
  const { manager } = services.database.source;
  return (await invoiceById(manager, id)) ?? creditNoteById(manager, id);
};

/**
 * GET /invoices?token=...: an invoice or a credit note as a PDF, or a page that reports an invalid link. No login is needed.
 * The token is in the query string, because logs do not contain it.
 */
export const addInvoiceDownload = (app: FastifyInstance, services: Services): void => {
  app.get("/invoices", async (request, reply) => {
    void reply.headers(pdfHeaders);
    const file = await documentOfLink(services, request.query);
    if (!file)
      return sendPlainPage(
        reply.code(invoicesRefusals.INVOICE_LINK_INVALID.status),
        expiredLinkPage(services.settings.publicUrl),
      );
    await services.throttles.count({ invoiceFileByNetwork: networkOf(request.ip) });
    return reply
      .header("content-disposition", `inline; filename="${fileNameOf(file)}"`)
      .type("application/pdf")
      .send(await fileContent(request, () => invoiceFile(services, file)));
  });
};
