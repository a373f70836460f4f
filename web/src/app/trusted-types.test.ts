import { describe, expect, it } from "vitest";
import { isSafeHtml, isAllowedScript } from "./trusted-types.ts";

describe("a string that becomes HTML", () => {
  it.each(["", "plain text", "<b>bold</b>", "<p class='note'>once = twice</p>", "2 < 3, on = off"])(
    "is accepted when it holds no active content: %s",
    (html) => {
      expect(isSafeHtml(html)).toBe(true);
    },
  );

  it.each([
    "<script>alert(1)</script>",
    "< SCRIPT src=//a.example>",
    "<img src=x onerror=alert(1)>",
    "<svg/onload=alert(1)>",
    '<a href="JavaScript:alert(1)">',
    "<iframe src='https://a.example'></iframe>",
    '<iframe srcdoc="<b>"></iframe>',
    "<base href='https://a.example/'>",
    '<p title="a"onclick="b()">',
  ])("is rejected when it holds active content: %s", (html) => {
    expect(isSafeHtml(html)).toBe(false);
  });
});

describe("the URL of a script", () => {
  const page = "https://shop.example.com/checkout?step=2";

  it("is accepted from the shop and from Razorpay's checkout", () => {
    for (const address of ["/assets/a.js", "assets/b.js", "https://shop.example.com/c.js"])
      expect(isAllowedScript(address, page)).toBe(true);
    expect(isAllowedScript("https://checkout.razorpay.com/v1/checkout.js", page)).toBe(true);
  });

  it.each([
    "https://a.example/checkout.js",
    "//a.example/x.js",
    "http://shop.example.com/a.js",
    "data:text/javascript,alert(1)",
    "blob:https://a.example/1",
    "https://checkout.razorpay.com.a.example/v1/checkout.js",
    "http://[",
  ])("is rejected from other origins: %s", (address) => {
    expect(isAllowedScript(address, page)).toBe(false);
  });
});
