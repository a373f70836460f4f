import type { SizeChartsToChooseQuery } from "../../../graphql/generated.ts";

type Content = SizeChartsToChooseQuery["contents"][number];

type Charted = { id: string; kind: string; category: string };

/** The charts of a product: its own one, also while it is a draft, and the one that the product page shows. */
export const chartsOf = (contents: readonly Content[], product: Charted) => {
  const chartOf = (slug: string) =>
    contents.find((content) => content.kind === "SIZE_CHART" && content.slug === slug);
  const own = chartOf(`product/${product.id}`);
  const ofKind = chartOf(product.kind.toLowerCase());
  const general = product.category === "ACCESSORIES" ? undefined : chartOf("all");
  return { own, ofKind, shown: [own, ofKind, general].find((chart) => chart?.isPublished) };
};
