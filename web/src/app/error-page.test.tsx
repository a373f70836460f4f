import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ErrorPage } from "./error-page.tsx";

it("the error page says what happened, what to do, and what is safe; its links are full loads", () => {
  const markup = renderToStaticMarkup(<ErrorPage />);
  const text = markup.replaceAll(/<svg[\s\S]*?<\/svg>/g, "").replaceAll(/<[^>]+>/g, "");
  for (const sentence of [
    "The page could not be shown.",
    "Load it again: that usually helps.",
    "If it does not, start from the home page, or write to us.",
    "What is in your cart is safe.",
  ])
    expect(text).toContain(sentence);
  expect(markup).toContain("<h1");
  expect(markup).toMatch(/<button[^>]*>Load again<\/button>/);
  expect(markup).toMatch(/<a href="\/"[^>]*>Home page<\/a>/);
  expect(markup).toMatch(/<a href="\/contact"[^>]*>write to us<\/a>/);
});
