import type { FastifyInstance, FastifyReply } from "fastify";
import { refuse } from "../../src/platform/errors/errors.ts";
import { escapeHtml } from "../../src/platform/html.ts";
import { mailbox, type StoredMail } from "../../src/platform/mail/mailbox.ts";

const page = (
  title: string,
  body: string,
): string => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem;color:#2A1823;background:#FBF7F1">
${body}</body></html>`;

const receiversOf = ({ to, cc }: StoredMail): string => escapeHtml(cc ? `${to} and ${cc}` : to);

const row = (mail: StoredMail): string =>
  `<li style="margin:0 0 1rem"><a href="/dev/mailbox/${mail.id}">${escapeHtml(mail.subject)}</a><br>
   <small>to ${receiversOf(mail)}, ${escapeHtml(mail.at)}</small></li>`;

const attachmentsOf = (mail: StoredMail): string =>
  (mail.attachments ?? [])
    .map(
      ({ filename }, index) =>
        `<p><a href="/dev/mailbox/${mail.id}/attachments/${index}">${escapeHtml(filename)}</a></p>`,
    )
    .join("");

/** Mails need inline styles. Scripts are not allowed. Development only. */
const mailPolicy =
  "default-src 'none'; img-src 'self' data: https:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const sendPage = (reply: FastifyReply, html: string) =>
  reply
    .header("cache-control", "no-store")
    .header("content-security-policy", mailPolicy)
    .type("text/html; charset=utf-8")
    .send(html);

/** Adds /dev/mailbox, which shows the mails that the shop has not sent. Development only. */
export const addMailboxRoutes = (app: FastifyInstance, dataDir: string): void => {
  const box = mailbox(dataDir);
  const findMail = async (id: string): Promise<StoredMail> => (await box.read(id)) ?? refuse("NOT_FOUND");
  app.get("/dev/mailbox", async (request, reply) => {
    const mails = await box.list();
    if (request.headers.accept?.includes("application/json")) return mails;
    const list = mails.length > 0 ? `<ul>${mails.map(row).join("")}</ul>` : "<p>No mail yet.</p>";
    return sendPage(reply, page("Mailbox", `<h1>Mailbox</h1>${list}`));
  });
  app.get<{ Params: { id: string } }>("/dev/mailbox/:id", async (request, reply) => {
    const mail = await findMail(request.params.id);
    if (request.headers.accept?.includes("application/json")) return mail;
    const body = `<p><a href="/dev/mailbox">Mailbox</a> | <a href="/dev/mailbox/${mail.id}/html">as HTML</a> | <a href="/dev/mailbox/${mail.id}/text">as text</a></p>
      <h1>${escapeHtml(mail.subject)}</h1><p>to ${receiversOf(mail)}, ${escapeHtml(mail.at)}</p>${attachmentsOf(mail)}<hr>
      ${mail.html.replace(/^[\s\S]*<body[^>]*>|<\/body>[\s\S]*$/g, "")}`;
    return sendPage(reply, page(mail.subject, body));
  });
  app.get<{ Params: { id: string } }>("/dev/mailbox/:id/html", async (request, reply) =>
    sendPage(reply, (await findMail(request.params.id)).html),
  );
  app.get<{ Params: { id: string } }>("/dev/mailbox/:id/text", async (request, reply) => {
    const mail = await findMail(request.params.id);
    return reply.type("text/plain; charset=utf-8").send(mail.text);
  });
  app.get<{ Params: { id: string; index: string } }>(
    "/dev/mailbox/:id/attachments/:index",
    async (request, reply) => {
      const { id, index } = request.params;
      const attachment = (await findMail(id)).attachments?.[Number(index)] ?? refuse("NOT_FOUND");
      return reply.type(attachment.contentType).send(await box.attachment(id, Number(index)));
    },
  );
};
