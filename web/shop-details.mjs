import { readFile } from "node:fs/promises";

/** @param {string} text */
const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/**
 * Writes the details of the shop into the page in development, where Vite and not the shop sends it.
 * @param {string} shopUrl
 * @returns {import("vite").Plugin}
 */
export const shopDetails = (shopUrl) => ({
  name: "shop-details",
  apply: "serve",
  transformIndexHtml: async (html) => {
    const fragment = await readFile(new URL("./src/shop.graphql", import.meta.url), "utf8");
    const response = await fetch(`${shopUrl}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query: `${fragment}\n{ settings { ...ShopDetails_settings } }` }),
    });
    const { data } = /** @type {{ data: { settings: Record<string, string> } }} */ (await response.json());
    const { name, tagline, description } = data.settings;
    const texts = {
      shopName: name,
      shopTitle: tagline ? `${name}: ${tagline}` : name,
      shopDescription: `${description} Cash on delivery, easy returns.`.trim(),
    };
    const named = Object.entries(texts).reduce(
      (page, [key, text]) => page.replaceAll(`{${key}}`, () => escaped(text)),
      html,
    );
    const json = JSON.stringify(data.settings).replaceAll("<", String.raw`\u003c`);
    return named.replace(
      "</body>",
      () => `<script type="application/json" id="shop">${json}</script></body>`,
    );
  },
});
