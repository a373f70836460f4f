import { expect, it } from "vitest";
import { chartsOf } from "./size-chart-choice.ts";

const chart = (slug: string, isPublished = true) => ({
  id: slug,
  kind: "SIZE_CHART" as const,
  slug,
  isPublished,
});

const kurta = { id: "1", kind: "KURTA", category: "EVERYDAY" };

it.each([
  ["its own", kurta, [chart("all"), chart("kurta"), chart("product/1")], "product/1"],
  [
    "that of its kind, while its own is a draft",
    kurta,
    [chart("all"), chart("kurta"), chart("product/1", false)],
    "kurta",
  ],
  ["the general one", kurta, [chart("all"), chart("saree"), chart("product/2")], "all"],
  ["none, for accessories", { ...kurta, category: "ACCESSORIES" }, [chart("all")], undefined],
])("shows %s", (_case, product, contents, id) => {
  expect(chartsOf(contents, product).shown?.id).toBe(id);
});
