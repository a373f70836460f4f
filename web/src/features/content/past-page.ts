import type { TextPage_PageFragment } from "../../graphql/generated.ts";
import type { ShopDetails } from "../../shop.ts";
import { figureOf, withFigures } from "./figures.ts";
import { isElement, type MarkupNode } from "./markup-tree.ts";

const filled = (node: MarkupNode, past: ShopDetails): MarkupNode => {
  if (isElement(node, "figure")) return figureOf(String(node[1]), past);
  return Array.isArray(node) ? (node as MarkupNode[]).map((part) => filled(part, past)) : node;
};

/** A page with the figures that the shop had: what an order was placed under stays readable after each change of a setting. */
export const pageOfPast = (page: TextPage_PageFragment, past: ShopDetails): TextPage_PageFragment => ({
  ...page,
  heading: withFigures(page.heading, past),
  lead: filled(page.lead as MarkupNode, past),
  aside: filled(page.aside as MarkupNode, past),
  body: filled(page.body as MarkupNode, past),
});
