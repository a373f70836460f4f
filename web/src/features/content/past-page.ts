import type { TextPage_PageFragment } from "../../graphql/generated.ts";
import type { ShopDetails } from "../../shop.ts";
import { figureOf, withFigures } from "./figures.ts";
import { isElement, nodesOf, type MarkupNode } from "./markup-tree.ts";

const filled = (node: MarkupNode, past: ShopDetails): MarkupNode => {
  if (isElement(node, "figure")) return figureOf(String(node[1]), past);
  return Array.isArray(node) ? (node as MarkupNode[]).map((part) => filled(part, past)) : node;
};

/** A page with the figures that the shop had: what an order was placed under stays readable after each change of a setting. */
export const pageOfPast = (page: TextPage_PageFragment, past: ShopDetails): TextPage_PageFragment => {
  const nodesOfPast = (tree: readonly unknown[]) => nodesOf(tree).map((node) => filled(node, past));
  return {
    ...page,
    heading: withFigures(page.heading, past),
    lead: nodesOfPast(page.lead),
    aside: nodesOfPast(page.aside),
    body: nodesOfPast(page.body),
  };
};
