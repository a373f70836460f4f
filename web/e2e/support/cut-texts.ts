import type { Page } from "@playwright/test";

/**
 * The parts of a page where a long word leaves its place: it widens the page, or a box cuts it without an ellipsis or scrolls
 * sideways. Each is a path of the element and the start of its text.
 */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const nameOf = (element: Element): string => {
      const [first = "", second = ""] = [element.parentElement, element].map((each) => {
        const classes = [...(each?.classList ?? [])].slice(0, 4);
        return [each?.tagName.toLowerCase(), ...classes].join(".");
      });
      return `${first} > ${second}`;
    };
    const isShortened = ({ textOverflow, webkitLineClamp }: CSSStyleDeclaration): boolean =>
      textOverflow === "ellipsis" || (webkitLineClamp !== "none" && webkitLineClamp !== "");
    /** Whether the element hides itself on purpose, as text for screen readers only does. */
    const isHidden = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      return width <= 1 || height <= 1 || !element.checkVisibility({ visibilityProperty: true });
    };
    /** The box that cuts or scrolls this part of a text. */
    const cutBy = (text: Element, { left, right }: DOMRect): string | undefined => {
      for (let box: Element | null = text; box; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (style.overflowX === "visible") continue;
        const edges = box.getBoundingClientRect();
        if (isShortened(style) || edges.width <= 1) return undefined;
        if (left < edges.left - 1 || right > edges.right + 1) return `cut by ${nameOf(box)}`;
      }
      return right > window.innerWidth + 1 || left < -1 ? "outside of the window" : undefined;
    };
    const found = new Set<string>();
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.add(`The page is ${scrollWidth - clientWidth} px too wide.`);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      if (!element || !/\S{25}/.test(node.textContent ?? "") || isHidden(element)) continue;
      if (["SCRIPT", "STYLE", "OPTION"].includes(element.tagName)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        const reason = cutBy(element, rect);
        if (reason) found.add(`${nameOf(element)} "${node.textContent?.trim().slice(0, 20)}": ${reason}`);
      }
    }
    return [...found];
  });
