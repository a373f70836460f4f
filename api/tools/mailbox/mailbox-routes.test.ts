import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify from "fastify";
import { expect, it, onTestFinished } from "vitest";
import { mailbox } from "../../src/platform/mail/mailbox.ts";
import { addMailboxRoutes } from "./mailbox-routes.ts";

/** The routes over an empty mailbox in a folder of its own. */
const openMailbox = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "saanjh-mailbox-"));
  const app = Fastify();
  addMailboxRoutes(app, dataDir);
  onTestFinished(async () => {
    await app.close();
    await rm(dataDir, { recursive: true });
  });
  const text = async (path: string) => {
    const { statusCode, body } = await app.inject({ url: path });
    return { statusCode, body };
  };
  return { store: mailbox(dataDir).store, list: mailbox(dataDir).list, text };
};

const openWithMail = async () => {
  const { store, list, text } = await openMailbox();
  const attachments = ["first", "second"].map((name) => ({
    filename: `${name}.txt`,
    contentType: "text/plain",
    content: Buffer.from(`${name} content`),
  }));
  await store({ to: "asha@example.com", subject: "<Hello>", html: "<p>Hi</p>", text: "Hi", attachments });
  const [mail] = await list();
  return { id: mail?.id, text };
};

it("the mailbox lists a mail", async () => {
  const { id, text } = await openWithMail();
  expect((await text("/dev/mailbox")).body).toContain(`/dev/mailbox/${id}`);
});

it("the page of a mail links to each attachment", async () => {
  const { id, text } = await openWithMail();
  const page = await text(`/dev/mailbox/${id}`);
  expect(page.body).toContain("&lt;Hello&gt;");
  const links = [...page.body.matchAll(/href="([^"]*attachments[^"]*)"/g)].map(([, link]) => link ?? "");
  const contents = await Promise.all(links.map(async (link) => (await text(link)).body));
  expect(contents).toEqual(["first content", "second content"]);
});

it("the mailbox has a mail as text or as HTML", async () => {
  const { id, text } = await openWithMail();
  expect((await text(`/dev/mailbox/${id}/text`)).body).toBe("Hi");
  expect((await text(`/dev/mailbox/${id}/html`)).body).toBe("<p>Hi</p>");
});
