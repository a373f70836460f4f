import type { Page } from "@playwright/test";

/** What a browser that translates does with a text node: Chrome puts `<font>` elements in its place, others around it. */
export type Translation = "replaced" | "wrapped";

/** Treats every text node of the page as a browser that translates it does. The words stay the same, so that tests find them. */
const translatePage = (page: Page, translation: Translation): Promise<void> =>
  page.evaluate((how) => {
    const isTranslated = (node: Node) =>
      node.textContent?.trim() !== "" && !node.parentElement?.closest("script, style, option, noscript");
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) if (isTranslated(walker.currentNode)) texts.push(walker.currentNode);
    for (const text of texts) {
      const outer = document.createElement("font");
      const inner = outer.appendChild(document.createElement("font"));
      text.parentNode?.replaceChild(outer, text);
      inner.append(how === "wrapped" ? text : (text.textContent ?? ""));
    }
  }, translation);

/** Translates the page after each step, in both ways by turns. */
export const translatedSteps = (page: Page) => {
  let count = 0;
  return async (step: () => Promise<unknown>): Promise<void> => {
    await step();
    await translatePage(page, (count += 1) % 2 ? "replaced" : "wrapped");
  };
};
