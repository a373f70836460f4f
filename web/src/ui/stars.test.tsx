import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Stars } from "./stars.tsx";

it("describes a rating for screen readers", () => {
  const markup = renderToStaticMarkup(<Stars rating={4.5} count={1} />);
  expect(markup).toContain("4.5 out of 5 stars");
  expect(markup).toContain("> review<");
});

it("draws all stars and the coloured ones as one path each", () => {
  const markup = renderToStaticMarkup(<Stars rating={4.5} />);
  expect(markup.match(/<path/g)).toHaveLength(2);
  expect(markup).toContain('width="108"');
});

it("shows a text without a rating", () => {
  expect(renderToStaticMarkup(<Stars rating={null} count={0} />)).toContain("No ratings yet");
});
