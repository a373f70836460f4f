import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { refusals } from "../../platform/errors/errors.ts";
import { escapeHtml } from "../../platform/html.ts";
import { networkOf } from "../../platform/http/network.ts";
import type { Shop } from "../shop/shop.ts";
import { invoiceFile } from "./invoice-file.ts";
import { linkDays, readInvoiceLink } from "./invoice-link.ts";
import { creditNoteById } from "./credit-note.store.ts";
import { invoiceById } from "./invoice.store.ts";
import type { PrintedDocument } from "./printed-document.ts";
import { fileNameOf } from "./pdf/draw-invoice.ts";

/**
 * A PDF loads nothing else. Browsers display it as an object with a style attribute, so inline styles are allowed. The
 * response holds no HTML into which a style could be injected.
 */
const pdfPolicy = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";

const pageStyle = `body { margin: 0; background: #FBF7F1; color: #2A1823;
  font: 16px/1.55 Figtree, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif; }
main { max-width: 28rem; margin: 0 auto; padding: 4rem 1.5rem; }
.shop { margin: 0 0 2rem; font: 24px Fraunces, Georgia, serif; }
h1 { font: 400 31px/1.2 Fraunces, Georgia, serif; margin: 0 0 1rem; }
a { color: #2B3A82; }`;

/** The page for an invalid link loads nothing, and has only the style above. */
const pagePolicy = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(pageStyle).digest("base64")}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const expiredLinkPage = (
  publicUrl: string,
): string => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Invoice link expired | Saanjh</title>
<style>${pageStyle}</style></head>
<body><main>
<p class="shop">Saanjh</p>
<h1>${escapeHtml(refusals.INVOICE_LINK_INVALID.message)}</h1>
<p>A link to an invoice works for ${linkDays} days. You can have it mailed anew from your orders at any time.</p>
<p><a href="${escapeHtml(publicUrl)}/orders">My Orders</a></p>
</main></body></html>`;

/** The invoice or credit note of a link; `undefined` if the link is invalid. */
const documentOfLink = async (shop: Shop, query: unknown): Promise<PrintedDocument | undefined> => {
  const { token } = query as { token?: unknown };
  const id = typeof token === "string" ? readInvoiceLink(shop.jwtSecret, token, new Date()) : undefined;
  if (!id) return undefined;
  const { manager } = shop.database.source;
  return (await invoiceById(manager, id)) ?? creditNoteById(manager, id);
};

/**
 * GET /invoices?token=...: an invoice or a credit note as a PDF, or a page that reports an invalid link. No login is needed.
 * The token is in the query string, because logs do not contain it.
 */
export const addInvoiceDownload = (app: FastifyInstance, shop: Shop): void => {
  app.get("/invoices", async (request, reply) => {
    void reply
      .header("cache-control", "no-store")
      .header("referrer-policy", "no-referrer")
      .header("x-robots-tag", "noindex")
      .header("content-security-policy", pdfPolicy);
    const file = await documentOfLink(shop, request.query);
    if (!file)
      return reply
        .code(refusals.INVOICE_LINK_INVALID.status)
        .header("content-security-policy", pagePolicy)
        .type("text/html; charset=utf-8")
        .send(expiredLinkPage(shop.settings.publicUrl));
    await shop.throttles.count({ invoiceFileByAddress: networkOf(request.ip) });
    return reply
      .header("content-disposition", `inline; filename="${fileNameOf(file)}"`)
      .type("application/pdf")
      .send(await invoiceFile(shop, file));
  });
};
