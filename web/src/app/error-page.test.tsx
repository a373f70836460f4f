import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ErrorPage } from "./error-page.tsx";

it("the error page says what happened, what to do, and what is safe", () => {
  const markup = renderToStaticMarkup(<ErrorPage />);
  const text = markup.replaceAll(/<svg[\s\S]*?<\/svg>/g, "").replaceAll(/<[^>]+>/g, "");
  for (const sentence of [
    "This page could not be displayed. Please reload it.",
    "If that does not help, go to the home page or contact us.",
    "Your cart is safe.",
  ])
    expect(text).toContain(sentence);
  expect(markup).toContain("<h1");
});

it("the links of the error page load in full", () => {
  const markup = renderToStaticMarkup(<ErrorPage />);
  expect(markup).toMatch(/<button[^>]*>Reload<\/button>/);
  expect(markup).toMatch(/<a href="\/"[^>]*>Home page<\/a>/);
  expect(markup).toMatch(/<a href="\/contact"[^>]*>contact us<\/a>/);
});
