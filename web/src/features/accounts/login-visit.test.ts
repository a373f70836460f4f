import { describe, expect, it } from "vitest";
import { landing } from "./login-visit.ts";

describe("after the login", () => {
  it("a shopper is back where she was", () => {
    expect(landing("/product/7?size=M", "shopper")).toBe("/product/7?size=M");
  });

  it("each lands on the own start page when nothing was interrupted", () => {
    expect(landing(undefined, "shopper")).toBe("/user/dashboard");
    expect(landing(undefined, "admin")).toBe("/admin/dashboard");
  });

  it("nobody lands on a page that is not for them", () => {
    expect(landing("/checkout", "admin")).toBe("/admin/dashboard");
    expect(landing("/admin/orders", "shopper")).toBe("/user/dashboard");
    expect(landing("/admin/orders", "admin")).toBe("/admin/orders");
  });

  it("nobody is sent to another site", () => {
    expect(landing("//evil.example", "shopper")).toBe("/user/dashboard");
    expect(landing("https://evil.example", "shopper")).toBe("/user/dashboard");
  });
});
