import { beforeAll, describe, expect, it, vi } from "vitest";
import { clientFolder, loadServerEntry } from "../support/web-client.ts";
import { openTestShop } from "../support/test-shop.ts";

const { server, gql, aProduct } = await openTestShop(
  {},
  { clientFolder: await clientFolder(), serverEntry: await loadServerEntry() },
);

const get = (url: string) => server.app.inject({ url, headers: { accept: "text/html" } });

/** The HTML between two tags, without classes, icons and the comments of React. */
const partOf = async (url: string, tag: "main" | "footer"): Promise<string> => {
  const { body } = await get(url);
  const [, part = ""] = new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, "s").exec(body) ?? [];
  return part.replace(/ class="[^"]*"|<!--.*?-->|<svg.*?<\/svg>/gs, "");
};

const hrefsIn = (html: string): string[] =>
  [...html.matchAll(/href="([^"]+)"/g)].map(([, href = ""]) => href);

/** The first rendering of a process can exceed the time limit of its queries. */
beforeAll(async () => {
  for (const url of ["/contact", "/about", "/delivery", "/privacy"])
    await vi.waitFor(async () => expect(await partOf(url, "main")).toContain("<h1"), { timeout: 15_000 });
});

describe("the text of a page", () => {
  it("of /contact has the founder, WhatsApp, e-mail, Instagram and the address in Chandigarh", async () => {
    expect((await get("/contact")).body).toMatch(/<title>Contact/);
    const main = await partOf("/contact", "main");
    for (const text of ["Founder", "Meher Gill", "Address", "Sector 17-C", "Chandigarh 160017"])
      expect(main).toContain(text);
    expect(main).toMatch(/<a href="https:\/\/wa\.me\/91\d{10}"[^>]*>\+91/);
    expect(main).toMatch(/<a href="https:\/\/wa\.me\/91\d{10}" target="_blank"[^>]*>Chat on WhatsApp/);
    expect(main).toMatch(/<a href="mailto:care@saanjh\.example"[^>]*>care@saanjh\.example/);
    expect(main).toMatch(/<a href="https:\/\/www\.instagram\.com\/[^"]+"[^>]*>@saanjh\.studio/);
  });

  it("of /about has story, mission and values", async () => {
    const main = await partOf("/about", "main");
    for (const name of ["Our story", "Our mission", "Our values"])
      expect(main).toMatch(new RegExp(`<h2[^>]*>${name}</h2>`));
  });

  it("of /about leads to the shop and to the pieces of a craft that it sells", async () => {
    const before = await partOf("/about", "main");
    expect(before).toMatch(/<a href="\/shop"[^>]*>See the collection/);
    for (const craft of ["The block", "The loom", "The needle"]) expect(before).toContain(craft);
    expect(before).not.toContain("/search?term=");
    await aProduct({ title: "Nuapatna Ikat Wrap Dress" });
    await vi.waitFor(async () => {
      const hrefs = hrefsIn(await partOf("/about", "main"));
      expect(hrefs.filter((href) => href.startsWith("/search"))).toEqual(["/search?term=ikat"]);
    });
  });

  it("of /delivery has the shop's own figures and the states that it delivers to", async () => {
    const { data } = await gql<{ settings: Record<string, number> & { states: string[] } }>(
      "{ settings { freeShippingAbove cartShippingFee checkoutShippingFee returnDays states } }",
    );
    const {
      freeShippingAbove: free,
      cartShippingFee,
      checkoutShippingFee,
      returnDays,
      states,
    } = data.settings;
    const main = await partOf("/delivery", "main");
    for (const text of [`shipping above ₹${free}`, `${returnDays} days`, `${returnDays}-day returns`])
      expect(main).toContain(text);
    expect(main).toContain(
      `Subtotal of ₹${free} or less<span>estimate in the cart</span></th><td>₹${cartShippingFee}</td>`,
    );
    expect(main).toContain(
      `Subtotal of ₹${free} or less<span>charged at checkout</span></th><td>₹${checkoutShippingFee}</td>`,
    );
    expect(states).toHaveLength(28);
    for (const state of states) expect(main).toContain(`<li>${state}</li>`);
    for (const text of ["Prices include all taxes", "Cash on delivery", "Razorpay"])
      expect(main).toContain(text);
  });

  it("of /privacy says what the shop sends and stores", async () => {
    const main = await partOf("/privacy", "main");
    for (const text of [
      "always sent",
      "promotions are off",
      "delete your account",
      "Your password",
      "bank account",
      "The pieces that you wait for",
    ])
      expect(main).toContain(text);
  });
});

it("the footer has the brand's text, four links, phone, e-mail, Instagram, WhatsApp and 2025", async () => {
  const footer = await partOf("/about", "footer");
  for (const text of ["Western lines, Indian hands.", "© 2025", "Sold by <span"])
    expect(footer).toContain(text);
  for (const [name, path] of [
    ["Home", "/"],
    ["About", "/about"],
    ["Delivery", "/delivery"],
    ["Privacy Policy", "/privacy"],
  ])
    expect(footer).toMatch(new RegExp(`<a href="${path}"[^>]*>${name}</a>`));
  for (const link of [
    /<a href="tel:\+91\d+"/,
    /<a href="mailto:[^"]+@saanjh\.example"/,
    /<a href="https:\/\/www\.instagram\.com\/[^"]+"[^>]*> *Instagram/,
    /<a href="https:\/\/wa\.me\/91\d{10}" target="_blank" rel="noopener[^"]*"[^>]*> *WhatsApp/,
  ])
    expect(footer).toMatch(link);
});

it("a URL in capital letters leads to its page, with its query", async () => {
  const { statusCode, headers } = await get("/Shop?sort=PRICE_ASC");
  expect([statusCode, headers.location]).toEqual([301, "/shop?sort=PRICE_ASC"]);
});
