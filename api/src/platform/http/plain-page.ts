import { createHash } from "node:crypto";
import type { FastifyReply } from "fastify";
import { escapeHtml } from "../html.ts";

const style = `:root { color-scheme: light; }
body { margin: 0; background: #FBF7F1; color: #2A1823; overflow-wrap: anywhere;
  font: 16px/1.55 Figtree, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif; }
main { max-width: 28rem; margin: 0 auto; padding: 4rem 1.5rem; }
.shop { margin: 0 0 2rem; font: 24px Fraunces, Georgia, serif; }
h1 { font: 400 31px/1.2 Fraunces, Georgia, serif; margin: 0 0 1rem; }
a { color: #2B3A82; }`;

/** The page loads nothing, and has only the style above. */
const policy = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

export type PlainPage = {
  title: string;
  heading: string;
  text?: string;
  /** An empty `href` loads the page again. */
  links: readonly { label: string; href: string }[];
};

const linkHtml = ({ label, href }: PlainPage["links"][number]): string =>
  `<p><a href="${escapeHtml(href)}">${escapeHtml(label)}</a></p>`;

const pageHtml = ({ title, heading, text, links }: PlainPage): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${escapeHtml(title)} | Saanjh</title>
<style>${style}</style></head>
<body><main>
<p class="shop">Saanjh</p>
<h1>${escapeHtml(heading)}</h1>
${text === undefined ? "" : `<p>${escapeHtml(text)}</p>\n`}${links.map(linkHtml).join("\n")}
</main></body></html>`;

/** Sends a small page that needs neither the client's files nor the database. The caller sets the status. */
export const sendPlainPage = (reply: FastifyReply, page: PlainPage): FastifyReply =>
  reply.header("content-security-policy", policy).type("text/html; charset=utf-8").send(pageHtml(page));
