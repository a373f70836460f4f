import type { FastifyInstance } from "fastify";
import { refuse } from "./invoices.refusals.ts";
import { fileContent } from "../../platform/http/file-content.ts";
import { pdfHeaders } from "../../platform/http/pdf-headers.ts";
import { dayInIndia } from "../../platform/days.ts";
import { unpackIds } from "../../platform/ids.ts";
import { Permission } from "../../platform/permissions.rules.ts";
import { openStaffLink } from "../api-keys/staff-link.ts";
import type { Services } from "../shop/services.ts";
import { invoiceFile } from "./invoice-file.ts";
import { documentsByIds } from "./printed-document.store.ts";
import { fileNamePart } from "../../platform/file-name.ts";
import { drawInvoices, fileNameOf } from "./pdf/draw-invoice.ts";
import type { PrintedDocument } from "./printed-document.ts";
import { printLinks } from "./print-link.ts";
import { upiPaymentOf } from "./upi-payment.query.ts";

const drawAll = async (services: Services, documents: PrintedDocument[]): Promise<Buffer> => {
  const { manager } = services.database.source;
  const drawn = [];
  for (const each of documents)
    drawn.push({ document: each, upi: await upiPaymentOf(manager, services.settings, each) });
  return drawInvoices(drawn, services.settings.brand.name);
};

type PrintedFile = { name: string; draw: () => Promise<Buffer> };

/** One document is the file that its shopper gets. */
const fileOf = (services: Services, documents: PrintedDocument[]): PrintedFile => {
  const [document] = documents;
  if (!document) return refuse("DOWNLOAD_LINK_INVALID");
  if (documents.length === 1)
    return { name: fileNameOf(document), draw: () => invoiceFile(services, document) };
  return {
    name: `${fileNamePart(services.settings.brand.name)}-invoices-${dayInIndia(new Date())}.pdf`,
    draw: () => drawAll(services, documents),
  };
};

/**
 * GET /invoices/print?token=...: invoices or a credit note as one PDF, for an admin. The token is in the query string, because logs
 * do not contain it. Refuses with DOWNLOAD_LINK_INVALID.
 */
export const addInvoicePrinting = (app: FastifyInstance, services: Services): void => {
  app.get("/invoices/print", async (request, reply) => {
    const { token } = request.query as { token?: unknown };
    const permissionFor = () => Permission.VIEW_ORDERS;
    const ids = unpackIds(await openStaffLink(services, printLinks, { token, permissionFor }));
    const { name, draw } = fileOf(services, await documentsByIds(services.database.source.manager, ids));
    const content = await fileContent(request, draw);
    return reply
      .headers(pdfHeaders)
      .header("content-disposition", `inline; filename="${name}"`)
      .type("application/pdf")
      .send(content);
  });
};
