import type { Page } from "@playwright/test";

const FIND = "query Find($text: String!) { products(first: 1, filter: { text: $text }) { nodes { id } } }";

/** The path of a product of the demo catalogue. */
export const productPath = async (page: Page, title: string): Promise<string> => {
  const response = await page.request.post("/graphql", { data: { query: FIND, variables: { text: title } } });
  const { data } = (await response.json()) as { data: { products: { nodes: { id: string }[] } } };
  return `/product/${data.products.nodes[0]?.id}`;
};
