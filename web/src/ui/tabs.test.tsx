import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { nextTabIndex, Tabs } from "./tabs.tsx";

describe("the focus in a row of three tabs", () => {
  it.each([
    ["ArrowRight", 0, 1],
    ["ArrowRight", 2, 0],
    ["ArrowLeft", 0, 2],
    ["Home", 1, 0],
    ["End", 0, 2],
    ["a", 1, undefined],
  ])("moves by %s from %i to %s", (key, index, next) => {
    expect(nextTabIndex(key, index, 3)).toBe(next);
  });
});

const tabs = [
  { value: "one", label: "One", panel: "First text" },
  { value: "two", label: "Two", panel: "Second text" },
] as const;

it("only the open tab takes the focus by Tab and has a panel", () => {
  const markup = renderToStaticMarkup(<Tabs label="Texts" tabs={tabs} value="two" />);
  expect(markup.match(/tabindex="-?\d"/g)).toEqual(['tabindex="-1"', 'tabindex="0"', 'tabindex="0"']);
  expect(markup).toContain("Second text");
  expect(markup).not.toContain("First text");
});

const markup = renderToStaticMarkup(<Tabs label="Texts" tabs={tabs} />);

it("a panel names its tab", () => {
  const [, tab] = /aria-labelledby="([^"]+)"/.exec(markup) ?? [];
  expect(markup).toContain(`id="${tab}" aria-selected="true"`);
});

it("the open tab names its panel", () => {
  const [, panel] = /aria-controls="([^"]+)"/.exec(markup) ?? [];
  expect(markup).toContain(`role="tabpanel" id="${panel}"`);
});
