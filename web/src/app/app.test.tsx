import { renderToReadableStream } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { createClient } from "../graphql/client.ts";
import { App } from "./app.tsx";

/** Renders the page on a server, with all lazy code loaded. There is no `window` here. */
const render = async (url: string) => {
  const client = createClient({ readToken: () => null, onTokenRefused: () => undefined });
  const stream = await renderToReadableStream(
    <StaticRouter location={url}>
      <App client={client} />
    </StaticRouter>,
    { onError: (error) => expect.unreachable(String(error)) },
  );
  await stream.allReady;
  return new Response(stream).text();
};

describe("rendered on a server", () => {
  it("a page whose text is still to come has header and footer", async () => {
    for (const path of ["/", "/delivery"]) {
      const html = await render(path);
      expect(html).toContain("Loading the page");
      expect(html).toContain("Privacy Policy");
      expect(html).toContain("© 2025 Saanjh");
    }
  });

  it("a reset link without a token shows what to do", async () => {
    const html = await render("/reset-password");
    expect(html).toContain("Invalid reset link. Please request a new password reset.");
    expect(html).toContain("This password reset link is invalid or has expired.");
  });

  it("an unknown URL shows the not-found page with header and footer", async () => {
    expect(await render("/no-such-page")).toContain("Go to the shop");
  });

  it.each([
    ["/user/dashboard", "Welcome"],
    ["/user/dashboard/cart", "Your Cart"],
    ["/user/dashboard/wishlist", "Wishlist"],
    ["/user/dashboard/returns", "Returns"],
    ["/user/dashboard/orders", "Orders"],
    ["/orders", "My Orders"],
    ["/checkout", "Checkout"],
  ])(
    "a shopper's page shows title and skeleton, and nothing private, while the session is loading: %s",
    async (path, title) => {
      const html = await render(path);
      expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
      expect(html).toContain("animate-breathe");
      expect(html).not.toContain("Log out");
      expect(html).toContain("Privacy Policy");
    },
  );

  it("an admin page shows nothing while the session is loading", async () => {
    expect(await render("/admin/orders")).not.toContain("Logout");
  });
});
