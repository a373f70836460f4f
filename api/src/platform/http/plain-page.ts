import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply } from "fastify";
import { escapeHtml } from "../html.ts";

const style = `:root { color-scheme: light; }
body { margin: 0; background: #FBF7F1; color: #2A1823; overflow-wrap: anywhere;
  font: 16px/1.55 Figtree, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif; }
main { max-width: 28rem; margin: 0 auto; padding: 4rem 1.5rem; }
.shop { margin: 0 0 2rem; font: 24px Fraunces, Georgia, serif; }
h1 { font: 400 31px/1.2 Fraunces, Georgia, serif; margin: 0 0 1rem; }
a { color: #2B3A82; }
button { width: 100%; min-height: 52px; padding: 8px 24px; border: 0; border-radius: 2px; background: #2A1823; color: #FBF7F1;
  font: inherit; font-weight: 600; cursor: pointer; }
button:focus-visible { outline: 3px solid #2B3A82; outline-offset: 3px; }`;

/** The page loads nothing, has only the style above, and sends a form to the shop only if it has one. */
const policyOf = ({ button }: PlainPage): string =>
  `default-src 'none'; style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'; base-uri 'none'; form-action ${button === undefined ? "'none'" : "'self'"}; frame-ancestors 'none'`;

declare module "fastify" {
  interface FastifyInstance {
    /** The name of the shop, which can change while it runs. */
    shopName: () => string;
  }
}

export type PlainPage = {
  title: string;
  heading: string;
  text?: string;
  /** The label of a button that sends a POST to the URL of the page. */
  button?: string;
  /** An empty `href` loads the page again. */
  links: readonly { label: string; href: string }[];
};

const linkHtml = ({ label, href }: PlainPage["links"][number]): string =>
  `<p><a href="${escapeHtml(href)}">${escapeHtml(label)}</a></p>`;

const buttonHtml = (label: string): string =>
  `<form method="post"><button>${escapeHtml(label)}</button></form>\n`;

const pageHtml = ({ title, heading, text, button, links }: PlainPage, shopName: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${escapeHtml(title)} | ${escapeHtml(shopName)}</title>
<style>${style}</style></head>
<body><main>
<p class="shop">${escapeHtml(shopName)}</p>
<h1>${escapeHtml(heading)}</h1>
${text === undefined ? "" : `<p>${escapeHtml(text)}</p>\n`}${button === undefined ? "" : buttonHtml(button)}${links.map(linkHtml).join("\n")}
</main></body></html>`;

/** Gives the small pages of the server the name of the shop. */
export const addShopName = (app: FastifyInstance, shopName: () => string): void => {
  app.decorate("shopName", shopName);
};

/** Sends a small page that needs neither the client's files nor the database. The caller sets the status. */
export const sendPlainPage = (reply: FastifyReply, page: PlainPage): FastifyReply =>
  reply
    .header("content-security-policy", policyOf(page))
    .type("text/html; charset=utf-8")
    .send(pageHtml(page, reply.server.shopName()));
