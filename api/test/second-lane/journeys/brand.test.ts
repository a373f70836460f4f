import { describe, expect, it } from "vitest";
import { shopTasks } from "../../../src/app/tasks.ts";
import { startWorker } from "../../../src/platform/jobs/worker.ts";
import { mailer } from "../../../src/platform/mail/mailer.ts";
import { accountCalls, freshEmail } from "../../support/account-calls.ts";
import { anAddress } from "../../support/factories.ts";
import { PLACE_ORDER, type OrderFields } from "../../support/operations.ts";
import { structureOfPdf } from "../../support/pdf-structure.ts";
import { textOfPdf } from "../../support/pdf-text.ts";
import { purgesOf } from "../../support/pending-purges.ts";
import { quietLog } from "../../support/quiet-log.ts";
import { openSecondShop } from "../../support/second-shop.ts";
import { settingCalls } from "../../support/setting-calls.ts";
import { readMail, startSmtpTestServer } from "../../support/smtp-test-server.ts";
import { openTestShop } from "../../support/test-shop.ts";
import { clientFolder, loadServerEntry, pageWithHead } from "../../support/web-client.ts";

const smtp = await startSmtpTestServer();
const testShop = await openTestShop(
  {
    SMTP_URL: smtp.url,
    MAIL_FROM: "hello@shop.example.com",
    EDGE_PURGE_URL: "http://127.0.0.1:9",
    EDGE_PURGE_TOKEN: "a-token-of-the-edge-cache",
  },
  { clientFolder: await clientFolder(), serverEntry: await loadServerEntry() },
);
const { anAdmin, aShopper, aProduct, aDraft, gql, server, shop } = testShop;
const secondProcess = await openSecondShop(testShop);
const { set, groupOf } = settingCalls(testShop, (await anAdmin()).token);
const accounts = accountCalls(testShop);
const product = await aProduct({ title: "Ajrakh Dress" });

/** A name with the characters that end a title, an attribute, a script and a header. */
const hostile = `Kesar & "Sons" </title></script><b>`;
const escaped = "Kesar &amp; &quot;Sons&quot; &lt;/title&gt;&lt;/script&gt;&lt;b&gt;";

const page = (url: string) => pageWithHead(server.app, url);

/** A page of one person, which the browser renders. */
const ownPage = async (url: string) =>
  (await server.app.inject({ url, headers: { accept: "text/html" } })).body;

const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1];

const structuredData = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text = ""]) => JSON.parse(text) as Record<string, unknown>,
  );

const manifestOf = async (app: typeof server.app) =>
  (await app.inject("/manifest.webmanifest")).json<{ name: string; description?: string }>();

/** Places an order, and returns its invoice as a PDF with its name. */
const anInvoice = async () => {
  const shopper = await aShopper();
  const input = await aDraft(shopper, [{ productId: product.id, quantity: 1 }], {
    shippingAddress: anAddress({ email: shopper.email }),
  });
  const placed = await gql<{ placeOrder: { order: OrderFields } }>(PLACE_ORDER, { input }, shopper.token);
  const { data } = await gql<{ requestInvoice: { invoiceUrl: string } }>(
    "mutation($orderId: ID!) { requestInvoice(orderId: $orderId) { invoiceUrl } }",
    { orderId: placed.data.placeOrder.order.id },
    shopper.token,
  );
  return data.requestInvoice.invoiceUrl;
};

const fileOf = (invoiceUrl: string) => server.app.inject(invoiceUrl.slice(invoiceUrl.indexOf("/invoices")));

const opened = async (invoiceUrl: string) => {
  const { headers, rawPayload } = await fileOf(invoiceUrl);
  const [document] = structureOfPdf(rawPayload).tags;
  return {
    disposition: headers["content-disposition"],
    logo: document?.children.find(({ role }) => role === "Figure")?.alt,
  };
};

/** Sends a mail to a new address, by a worker of this moment. */
const aMail = async () => {
  const email = freshEmail();
  const mails = mailer(shop.settings);
  await accounts.sendVerification(email);
  const worker = await startWorker(shop.database, shopTasks(shop, mails), quietLog);
  const isHere = () => smtp.received.some(({ to }) => to.includes(email));
  await smtp.until(isHere, 20_000);
  await worker.stop();
  mails.close();
  return readMail(smtp.received.find(({ to }) => to.includes(email))?.raw ?? "");
};

const SECOND = { timeout: 1000, interval: 10 };

describe("the brand of a shop that no admin has named", () => {
  it("is the specification's, in pages, mails, manifest and documents", async () => {
    const html = await page("/");
    expect(titleOf(html)).toBe("Saanjh: Western lines, Indian hands");
    expect(html).toContain("© 2025 Saanjh. All rights reserved.");
    expect(titleOf(await ownPage("/checkout"))).toBe("Saanjh: Western lines, Indian hands");
    const about = await page("/about");
    expect(about).toContain("Saanjh is the hour when the light turns");
    expect(about).toContain("Saanjh is the word for dusk, in Hindi and in Punjabi");
    expect(about).toContain('<meta name="description" content="Saanjh makes western cuts');
    expect(await ownPage("/checkout")).toContain(
      'content="Dresses, co-ords, office wear and accessories with western lines and Indian craft. Cash on delivery, easy returns."',
    );
    expect(await manifestOf(server.app)).toMatchObject({ name: "Saanjh", short_name: "Saanjh" });
    expect((await aMail()).headers).toContain("From: Saanjh <hello@shop.example.com>");
  });
});

describe("a new name", () => {
  it("is valid in every process within a second, in pages, mails, documents and data, until it is undone", async () => {
    const firstInvoice = await anInvoice();
    await set("brand", {
      name: hostile,
      tagline: "Woven by hand",
      blurb: "Sarees from Kochi.",
      button: "#1c4f8a",
    });
    expect((await purgesOf(testShop)).flat()).toContain("pages");

    const home = await page("/");
    expect(titleOf(home)).toBe(`${escaped}: Woven by hand`);
    expect(home).toContain(`aria-label="${escaped}, home"`);
    expect(home).toContain(`property="og:site_name" content="${escaped}"`);
    expect(home).toContain("Sarees from Kochi.");
    expect(home).not.toContain("Saanjh<");
    expect(structuredData(home)).toMatchObject([{ name: hostile }, { name: hostile }]);
    const own = await page(`/product/${product.id}`);
    expect(titleOf(own)).toBe(`Ajrakh Dress · ${escaped}`);
    expect(structuredData(own)).toContainEqual(
      expect.objectContaining({ brand: { "@type": "Brand", name: hostile } }),
    );
    const checkout = await ownPage("/checkout");
    expect(titleOf(checkout)).toBe(`${escaped}: Woven by hand`);
    expect(checkout).toContain(`To log in and to buy, ${escaped} needs JavaScript.`);
    expect(checkout.match(/<script type="application\/json" id="shop">.*?<\/script>/s)?.[0]).toContain(
      String.raw`\u003c/script>\u003cb>`,
    );
    const missing = await server.app.inject({ url: "/invoices?token=x", headers: { accept: "text/html" } });
    expect(missing.body).toContain(`<p class="shop">${escaped}</p>`);

    expect(await manifestOf(server.app)).toMatchObject({ name: hostile, short_name: hostile });

    const { headers, bodies } = await aMail();
    expect(headers.find((line) => line.startsWith("From:"))).toBe(
      String.raw`From: "Kesar & \"Sons\" </title></script><b>" <hello@shop.example.com>`,
    );
    expect(bodies["text/html"]).toContain(`>${escaped}</a>`);
    expect(bodies["text/html"]).toContain('bgcolor="#1c4f8a"');
    expect(bodies["text/plain"]).toContain(`\n${hostile}\r\n`);

    const invoice = await opened(await anInvoice());
    expect(invoice).toMatchObject({ logo: hostile });
    expect(invoice.disposition).toMatch(/^inline; filename="Kesar-Sons-title-script-b-invoice-[\w-]+\.pdf"$/);
    expect(await opened(firstInvoice), "an issued invoice stays as it is").toMatchObject({ logo: "Saanjh" });

    await set("brand", {
      name: "Saanjh",
      tagline: "Western lines, Indian hands",
      button: "#a3262f",
    });
    expect(titleOf(await page("/"))).toBe("Saanjh: Western lines, Indian hands");
    expect(await opened(await anInvoice())).toMatchObject({ logo: "Saanjh" });
    expect((await aMail()).headers).toContain("From: Saanjh <hello@shop.example.com>");
  });

  it("reaches the other processes within a second", async () => {
    const nameIn = async () =>
      (await secondProcess.gql<{ settings: { name: string } }>("{ settings { name } }")).data.settings.name;
    await set("brand", { name: "Kesar" });
    await expect.poll(nameIn, SECOND).toBe("Kesar");
    await set("brand", { name: "Saanjh" });
    await expect.poll(nameIn, SECOND).toBe("Saanjh");
  });

  it.each([
    ["name", ""],
    ["name", " \u200b "],
    ["name", "—!—"],
    ["name", "x".repeat(41)],
    ["sender", "<>"],
    ["ground", "red"],
    ["ground", "#12345"],
    ["ink", "url(x)"],
    ["ink", "#fff0f0"],
    ["link", "#d0c8b0"],
    ["button", "#808080"],
  ])("is refused with a sentence: %s %j", async (name, text) => {
    const { errors } = await set("brand", { [name]: text });
    expect(errors).toMatchObject([{ message: expect.stringMatching(/\S.*\.$/) as string }]);
    expect((await groupOf("brand")).settings.find((setting) => setting.name === name)?.text).not.toBe(text);
  });

  it("loses line breaks and marks that turn the text around", async () => {
    await set("brand", { name: "Ke\r\nBcc: all@example.com\u202e" });
    expect(shop.settings.brand.name).toBe("Ke Bcc: all@example.com");
    await set("brand", { name: "Saanjh" });
  });
});

it("is not the name of a sender who has one of its own", async () => {
  await set("brand", { sender: "Meher of Saanjh" });
  expect((await aMail()).headers).toContain("From: Meher of Saanjh <hello@shop.example.com>");
  await set("brand", { sender: "" });
});

describe("a shop of another name, with contact and seller of its own", () => {
  const firstName = /saanjh/i;

  it("names the one of the demo in no page, text, mail or document", async () => {
    await set("brand", { name: "Kesar" });
    await set("contact", {
      address: "Kesar\n12 MG Road\nKochi 682001",
      email: "care@kesar.example",
      messagesTo: "care@kesar.example",
    });
    await set("social", { instagram: "@kesar" });
    await set("seller", { name: "Kesar Textiles" });
    await set("grievanceOfficer", { email: "help@kesar.example" });
    for (const url of [
      "/",
      "/shop",
      `/product/${product.id}`,
      "/about",
      "/delivery",
      "/privacy",
      "/contact",
      "/pages/terms-of-sale",
      "/pages/cancellation-and-returns",
      "/pages/grievance-officer",
      "/pages/your-data-and-your-rights",
      "/pages/accessibility",
    ]) {
      const html = await page(url);
      expect([url, html.includes("Kesar"), firstName.test(html)]).toEqual([url, true, false]);
    }
    expect(await page("/about")).toContain("Kesar is the hour when the light turns");
    for (const url of ["/developers", "/developers.md", "/manifest.webmanifest"])
      expect([url, firstName.test((await server.app.inject(url)).body)]).toEqual([url, false]);
    const { headers, bodies } = await aMail();
    expect([...headers, bodies["text/plain"], bodies["text/html"]].join("\n")).not.toMatch(firstName);
    const invoice = textOfPdf((await fileOf(await anInvoice())).rawPayload).join("\n");
    expect(invoice).toContain("Kesar Textiles");
    expect(invoice).not.toMatch(firstName);
  });
});
