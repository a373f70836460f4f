import { describe, expect, it } from "vitest";
import { openTestShop } from "./support/test-shop.ts";

const [development, production] = await Promise.all([
  openTestShop({ CONTACT_EMAIL: "help@shop.example.com" }),
  openTestShop({
    NODE_ENV: "production",
    PUBLIC_URL: "https://shop.example.com",
    RAZORPAY_KEY_ID: "rzp_live_0123456789",
    RAZORPAY_API_URL: "https://api.razorpay.com",
  }),
]);

const paths = ["/health/live", "/api/products", "/api/nothing-here", "/%", "/invoices?token=none"];

describe("the headers of every response", () => {
  it.each(paths)("turn off the browser's device APIs, except for payments: %s", async (path) => {
    const { headers } = await production.rest("GET", path);
    const policy = String(headers["permissions-policy"]);
    expect(policy).toContain("camera=(), ");
    expect(policy).toContain("geolocation=(), ");
    expect(policy).toMatch(
      /payment=\(self "https:\/\/checkout\.razorpay\.com" "https:\/\/api\.razorpay\.com" /,
    );
  });

  it.each([...paths, "/dev/razorpay/checkout.js"])(
    "allow no inline style to a page of the shop: %s",
    async (path) => {
      for (const { rest } of [development, production]) {
        const { headers } = await rest("GET", path);
        const policy = String(headers["content-security-policy"]);
        expect(policy).toMatch(/style-src '(self|sha256-)/);
        expect(policy).not.toContain("unsafe-inline");
      }
    },
  );

  it.each(["/assets/unknown.js", "/media/00000000000000000000000000000000/320.avif"])(
    "of a file are few, and allow neither script nor other files: %s",
    async (path) => {
      const { headers } = await production.rest("GET", path);
      expect(headers["content-security-policy"]).toBe("default-src 'none';style-src 'unsafe-inline';sandbox");
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(headers["strict-transport-security"]).toMatch(/^max-age=31536000/);
      expect(headers["permissions-policy"]).toBeUndefined();
    },
  );

  it("enforce Trusted Types while all scripts are the shop's own", async () => {
    const withoutRazorpay = (await development.rest("GET", "/health/live")).headers;
    expect(withoutRazorpay["content-security-policy"]).toMatch(
      /require-trusted-types-for 'script';trusted-types default/,
    );
  });

  it("only report Trusted Types with Razorpay's script", async () => {
    const withRazorpay = (await production.rest("GET", "/health/live")).headers;
    expect(withRazorpay["content-security-policy"]).not.toContain("trusted-types");
    expect(withRazorpay["content-security-policy-report-only"]).toBe("require-trusted-types-for 'script'");
  });

  it("prevent caches from storing a GraphQL response", async () => {
    const calls = [
      "{ __typename }",
      "{ __typename",
      "{ nothing }",
      "{ me { id } }",
      "mutation { logout { hasEndedSession } }",
    ];
    for (const query of [...calls, ...calls]) {
      const response = await development.server.app.inject({
        method: "POST",
        url: "/graphql",
        payload: { query },
      });
      expect([query, response.headers["cache-control"]]).toEqual([query, "no-store"]);
    }
    const byGet = await production.rest("GET", "/graphql?query=%7B__typename%7D");
    expect(byGet.headers["cache-control"]).toBe("no-store");
  });
});

describe("the offline explorer", () => {
  const policiesOf = () =>
    Promise.all(
      ["", "options.js", "iframe-sandbox/index.html"].map(async (file) => {
        const { status, headers } = await development.rest("GET", `/graphql/offline/${file}`);
        expect([file, status]).toEqual([file, 200]);
        return String(headers["content-security-policy"]);
      }),
    );

  it("loads nothing from another host", async () => {
    for (const policy of await policiesOf()) expect(policy).not.toContain("http");
  });

  it("is framed only by its own page", async () => {
    const policies = await policiesOf();
    const [page, , frame] = policies;
    expect(page).toContain("frame-ancestors 'none'");
    expect(page).not.toContain("unsafe-eval");
    expect(frame).toContain("frame-ancestors 'self'");
    expect(frame).toContain("script-src 'self' 'unsafe-eval'");
  });

  it("does not exist in production, unless it is switched on", async () => {
    for (const file of ["", "options.js", "iframe-sandbox/index.html"]) {
      const { status, headers } = await production.rest("GET", `/graphql/offline/${file}`);
      expect([file, status]).toEqual([file, 404]);
      expect(headers["content-security-policy"]).not.toContain("unsafe-eval");
    }
  });
});

describe("/.well-known/security.txt", () => {
  it("has the contact with its languages until its expiry date", async () => {
    const response = await production.rest("GET", "/.well-known/security.txt");
    expect([response.status, response.headers["content-type"]]).toEqual([200, "text/plain; charset=utf-8"]);
    const lines = Object.fromEntries(
      response.text
        .trimEnd()
        .split("\n")
        .map((line) => line.split(/: (.*)/, 2) as [string, string]),
    );
    expect(lines).toEqual({
      Contact: "mailto:hello@shop.example.com",
      Expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00\.000Z$/) as string,
      "Preferred-Languages": "en, hi",
      Canonical: "https://shop.example.com/.well-known/security.txt",
    });
    const days = (Date.parse(String(lines["Expires"])) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(150);
    expect(days).toBeLessThan(365);
  });

  it("has the contact of the settings", async () => {
    const { text } = await development.rest("GET", "/.well-known/security.txt");
    expect(text).toMatch(/^Contact: mailto:help@shop\.example\.com$/m);
  });
});
