import type { Page } from "@playwright/test";
import { graphqlUrl, isOperation } from "./support/operation.ts";
import { withoutPreloadedQueries } from "./support/preloaded-queries.ts";
import { expect, test } from "./support/test.ts";

test("home shows its headline, links to three collections, lists arrivals and offers a discount", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1, name: "OWN YOUR EDGE" })).toBeVisible();
  const arrivals = page.getByRole("region", { name: "Latest Arrivals" });
  await expect(arrivals.getByRole("article")).toHaveCount(4);
  await expect(arrivals.getByText("NEW", { exact: true })).toHaveCount(4);
  await expect(page.getByText("40% OFF")).toBeVisible();
  const collections = page.getByRole("region", { name: "Featured Collections" });
  for (const [name, title, filter] of [
    ["Party Wear", "Party", "party"],
    ["Office Casuals", "Casuals", "casuals"],
    ["Everyday Looks", "Everyday Looks", "everyday"],
  ] as const) {
    await collections.getByRole("link", { name }).click();
    await expect(page).toHaveURL(`/shop?filter=${filter}`);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page.getByText("18 products found")).toBeVisible();
    await page.goBack();
  }
});

/** Changes the answer of the query of the home page. */
const changeHome = async (page: Page, change: (sections: Section[]) => void): Promise<void> => {
  await withoutPreloadedQueries(page);
  await page.route(graphqlUrl, async (route) => {
    if (!isOperation(route.request(), "HomePage")) return route.fallback();
    const response = await route.fetch();
    const answer = (await response.json()) as { data: { home: { sections: Section[] } } };
    change(answer.data.home.sections);
    return route.fulfill({ response, json: answer });
  });
};

type Section = {
  key: string;
  hero: { garment: object | null } | null;
  productRow: { products: object[] } | null;
  reviews: { reviews: object[] } | null;
};

const rowOf = (sections: Section[], key: string) =>
  sections.find((section) => section.key === key)?.productRow;

test("home without arrivals of the last ten days omits their section", async ({ page }) => {
  await changeHome(page, (sections) => {
    const arrivals = rowOf(sections, "arrivals");
    if (arrivals) arrivals.products = [];
  });
  await page.goto("/");
  await expect(page.getByRole("region", { name: "Featured Collections" })).toBeVisible();
  await expect(page.getByText("Latest Arrivals")).toHaveCount(0);
});

test("home links to the dress of its figure, pieces of a craft, best sellers and reviewed products", async ({
  page,
}) => {
  await page.goto("/");
  const dress = page.getByRole("link", { name: "This dress, ₹2,790 Nuapatna Ikat Wrap Dress" });
  const craft = page.getByRole("region", { name: "Block print" });
  const reviews = page.getByRole("region", { name: "Worn by our customers" });
  await expect(craft.getByRole("article")).toHaveCount(4);
  await expect(reviews.getByRole("figure")).toHaveCount(3);
  await dress.click();
  await expect(page).toHaveURL(/\/product\/[^/]+\/nuapatna-ikat-wrap-dress\?color=Peacock(\+|%20)Teal$/);
  await expect(page.getByRole("heading", { level: 1, name: "Nuapatna Ikat Wrap Dress" })).toBeVisible();
  await page.goBack();
  await craft.getByRole("link", { name: "See all block print" }).click();
  await expect(page).toHaveURL("/search?term=block+print");
  await page.goBack();
  await reviews.getByRole("link", { name: "Sanganeri Floral Shirt Dress" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sanganeri Floral Shirt Dress" })).toBeVisible();
  await page.goBack();
  await expect(craft.getByRole("article")).toHaveCount(4);
});

test("home leaves out the sections that a small shop cannot fill", async ({ page }) => {
  let isSmall = false;
  await changeHome(page, (sections) => {
    const [bestSellers, craft] = [rowOf(sections, "best-sellers"), rowOf(sections, "craft")];
    if (bestSellers && craft) bestSellers.products = isSmall ? [] : craft.products;
    if (!isSmall) return;
    if (craft) craft.products = [];
    for (const { hero, reviews } of sections) {
      if (hero) hero.garment = null;
      if (reviews) reviews.reviews = [];
    }
  });
  await page.goto("/");
  const bestSellers = page.getByRole("region", { name: "Best Sellers" });
  await expect(bestSellers.getByRole("article")).toHaveCount(4);
  await expect(page.getByRole("link", { name: /^This dress/ })).toBeVisible();
  isSmall = true;
  await page.goto("/");
  await expect(page.getByRole("region", { name: "Latest Arrivals" }).getByRole("article")).toHaveCount(4);
  await expect(page.getByText("Loading products...")).toHaveCount(0);
  for (const name of ["Best Sellers", "Block print", "Worn by our customers"])
    await expect(page.getByRole("region", { name })).toHaveCount(0);
  await expect(page.getByRole("link", { name: /^This dress/ })).toHaveCount(0);
});
