import { expect, it, vi } from "vitest";
import { clientFolder, loadServerEntry } from "./support/web-client.ts";
import { openTestShop } from "./support/test-shop.ts";

const { server } = await openTestShop(
  {},
  { clientFolder: await clientFolder(), serverEntry: await loadServerEntry() },
);

it.each(["/product/%", "/product/%E0%A4%A?color=Red", "/product/a%zz"])(
  "the page of %s, a product whose id cannot be decoded, is rendered",
  async (url) => {
    // On a busy machine a page can be sent without its rendering: it waits a second for its queries.
    await vi.waitFor(
      async () => {
        const { statusCode, body } = await server.app.inject({ url, headers: { accept: "text/html" } });
        expect([statusCode, body]).toEqual([400, expect.stringContaining("This piece is not in the shop")]);
      },
      { timeout: 15_000 },
    );
  },
);
