import { describe, expect, it } from "vitest";
import { pageAfterLogin } from "./login-redirect.ts";

describe("after the login", () => {
  it("returns a shopper to the interrupted page", () => {
    expect(pageAfterLogin("/product/7?size=M", "shopper")).toBe("/product/7?size=M");
  });

  it("leads to the start page of the role when no page was interrupted", () => {
    expect(pageAfterLogin(undefined, "shopper")).toBe("/user/dashboard");
    expect(pageAfterLogin(undefined, "admin")).toBe("/admin/dashboard");
  });

  it("never leads to a page of another role", () => {
    expect(pageAfterLogin("/checkout", "admin")).toBe("/admin/dashboard");
    expect(pageAfterLogin("/admin/orders", "shopper")).toBe("/user/dashboard");
    expect(pageAfterLogin("/admin/orders", "admin")).toBe("/admin/orders");
  });

  it("never leads to another site", () => {
    expect(pageAfterLogin("//evil.example", "shopper")).toBe("/user/dashboard");
    expect(pageAfterLogin("https://evil.example", "shopper")).toBe("/user/dashboard");
  });
});
