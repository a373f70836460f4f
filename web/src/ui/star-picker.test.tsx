import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { StarPicker } from "./star-picker.tsx";

const markup = renderToStaticMarkup(<StarPicker legend="Your rating" value={4} onChange={() => undefined} />);

it("is one group of five radio buttons, each named by its stars", () => {
  expect(markup).toContain("<legend");
  expect([...markup.matchAll(/aria-label="(\d stars?: [^"]+)"/g)].map(([, name]) => name)).toEqual([
    "1 star: Poor",
    "2 stars: Fair",
    "3 stars: Good",
    "4 stars: Very good",
    "5 stars: Excellent",
  ]);
  expect(new Set([...markup.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name)).size).toBe(1);
});

it("checks the chosen star and fills the stars up to it", () => {
  expect(markup).toMatch(/checked=""[^>]* value="4"|value="4"[^>]* checked=""/);
  expect(markup.match(/duration-150 fill-marigold"/g)).toHaveLength(4);
});
