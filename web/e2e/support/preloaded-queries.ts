import type { Page } from "@playwright/test";

/** Pages come without their first answers, as they do while the shop is slow: their script asks for everything. */
export const withoutPreloadedQueries = (page: Page) =>
  page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    return route.fulfill({
      response,
      body: html.replace(/<script [^>]*id="first-answers">.*?<\/script>/s, ""),
    });
  });
