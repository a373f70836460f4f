import { renderToReadableStream } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { createClient } from "../graphql/client.ts";
import { App } from "./app.tsx";

/** The page as a server would send it, when all of its code has come. There is no window here. */
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

describe("drawn on a server", () => {
  it("the home page claims its edge and leads to the three collections", async () => {
    const html = await render("/");
    expect(html.replace(/<br\/>/g, " ")).toContain("OWN YOUR EDGE");
    for (const filter of ["party", "casuals", "everyday"]) expect(html).toContain(`/shop?filter=${filter}`);
    expect(html).toContain("© 2025 Saanjh");
  });

  it("a page of text comes whole", async () => {
    expect(await render("/delivery")).toContain("30-day returns");
  });

  it("a reset link without its token says what to do", async () => {
    const html = await render("/reset-password");
    expect(html).toContain("Invalid reset link. Please request a new password reset.");
    expect(html).toContain("This password reset link is invalid or has expired.");
  });

  it("the home page welcomes with its discount", async () => {
    const html = await render("/");
    expect(html).toContain("40% OFF");
    expect(html).toContain("Get the link");
  });

  it("an unknown address says so, between head and foot", async () => {
    expect(await render("/no-such-page")).toContain("Go to the shop");
  });

  it("a page of hers shows nothing before it is known who asks", async () => {
    const html = await render("/user/dashboard");
    expect(html).not.toContain("Welcome, ");
    expect(html).toContain("Privacy Policy");
  });

  it("an admin's page shows nothing at all before it is known who asks", async () => {
    expect(await render("/admin/orders")).not.toContain("Logout");
  });
});
