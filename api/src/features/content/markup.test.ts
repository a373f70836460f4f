import { describe, expect, it } from "vitest";
import { isSafeLink } from "./link.rules.ts";
import { blocksOf, inlineOf } from "./markup.ts";

describe("markup", () => {
  it("becomes a tree of paragraphs, lists, links and figures", () => {
    expect(blocksOf("1. **Tell us** Within {returnDays} days\n\n> Worn\n\n---\n\n- one\n- two")).toEqual([
      ["ol", ["li", ["b", "Tell us"], " Within ", ["figure", "returnDays"], " days"]],
      ["quote", ["p", "Worn"]],
      ["rule"],
      ["ul", ["li", "one"], ["li", "two"]],
    ]);
  });

  it("has neither HTML nor pictures nor links that run something", () => {
    const hostile =
      "<img src=x onerror=alert(1)> ![x](data:text/html,1) [a](javascript:alert(1)) [b](JaVaScRiPt:1) <javascript:alert(1)> [c](//evil.example)";
    const tree = JSON.stringify(inlineOf(hostile));
    expect(tree).not.toContain('["a"');
    expect(tree).toContain("<img src=x onerror=alert(1)>");
  });

  it.each([
    ["quotes", ">".repeat(5000)],
    ["bullets", "- ".repeat(5000)],
    ["numbers", "1. ".repeat(5000)],
    ["quotes and numbers", "> 1) ".repeat(3000)],
    ["emphasis", "*a **b ".repeat(1400) + " c** d*".repeat(1400)],
    ["one long run of emphasis", `${"**".repeat(5000)}a${"**".repeat(5000)}`],
  ])("shows a text of many nested marks as it was typed: %s", (_marks, text) => {
    expect(blocksOf(text)).toEqual([["p", text]]);
  });

  it("reads a text with a long line between its parts", () => {
    expect(blocksOf(`**One**\n\n${"-".repeat(40)}\n\n*Two*`)).toEqual([
      ["p", ["b", "One"]],
      ["rule"],
      ["p", ["i", "Two"]],
    ]);
  });
});

describe("a link", () => {
  it.each([
    "/shop",
    "/shop?filter=party#top",
    "https://example.com/a",
    "mailto:care@saanjh.example",
    "tel:+911725550148",
  ])("may lead to %s", (link) => expect(isSafeLink(link)).toBe(true));
  it.each([
    "//evil.example",
    "/\\evil.example",
    "javascript:alert(1)",
    "data:text/html,1",
    "http://a:b@evil.example",
    "shop",
    "/a b",
    "https://",
    " /shop",
    "vbscript:1",
    "/shop\n",
  ])("may not lead to %j", (link) => expect(isSafeLink(link)).toBe(false));
});
