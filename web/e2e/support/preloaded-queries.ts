import type { Page } from "@playwright/test";

/** Removes the preloaded queries' results from pages: the client renders the page anew and sends all queries. */
export const withoutPreloadedQueries = (page: Page) =>
  page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    return route.fulfill({
      response,
      body: html.replace(/<script [^>]*id="dehydrated-state">.*?<\/script>/s, ""),
    });
  });
