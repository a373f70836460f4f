import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ErrorPage } from "./error-page.tsx";

const markup = renderToStaticMarkup(<ErrorPage />);
const text = markup.replaceAll(/<svg[\s\S]*?<\/svg>/g, "").replaceAll(/<[^>]+>/g, "");

it("the error page has a heading", () => {
  expect(markup).toContain("<h1");
});

it("the error page says what to do", () => {
  expect(text).toContain("This page could not be displayed. Please reload it.");
  expect(text).toContain("If that does not help, go to the home page or contact us.");
});

it("the error page says that the cart is safe", () => {
  expect(text).toContain("Your cart is safe.");
});

it("the links of the error page load in full", () => {
  const markup = renderToStaticMarkup(<ErrorPage />);
  expect(markup).toMatch(/<button[^>]*>Reload<\/button>/);
  expect(markup).toMatch(/<a href="\/"[^>]*>Home page<\/a>/);
  expect(markup).toMatch(/<a href="\/contact"[^>]*>contact us<\/a>/);
});
