import { expect, type Page } from "@playwright/test";

/** Opens a product of the demo catalogue by its title. */
export const openProduct = async (page: Page, title: string, variant = "", visibleTitle = title) => {
  const response = await page.request.post("/graphql", {
    data: {
      query:
        "query Find($text: String!) { products(first: 1, filter: { text: $text }) { edges { node { id } } } }",
      variables: { text: title },
    },
  });
  const { data } = (await response.json()) as { data: { products: { edges: { node: { id: string } }[] } } };
  await page.goto(`/product/${data.products.edges[0]?.node.id}${variant}`);
  await expect(page.getByRole("heading", { level: 1, name: visibleTitle })).toBeVisible();
};

/** The first large picture of a product page; the zoom button is named after the shown picture. */
export const largePicture = (page: Page) => {
  const zoom = page.getByRole("button", { name: /^Zoom: / });
  const picture = page
    .getByRole("img", { name: /, (front|back|a close look at the fabric|laid flat)$/ })
    .first();
  /** Its box on the screen, including the zoom. */
  const box = async () => (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { zoom, picture, box };
};
