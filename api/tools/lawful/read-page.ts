import type { BrowserContext } from "@playwright/test";
import type { PageEvidence } from "./evidence.ts";

const phone = { width: 390, height: 844 };

/** How long a page may take until its lists are there, in milliseconds. */
const timeout = 30_000;

/** Opens a page as a visitor on a phone, and reads it once its lists are loaded. Disclosures are opened. */
export const readPage = async (
  context: BrowserContext,
  { url, path }: { url: string; path: string },
): Promise<PageEvidence> => {
  const page = await context.newPage();
  try {
    page.setDefaultTimeout(timeout);
    await page.setViewportSize(phone);
    const response = await page.goto(`${url}${path}`, { timeout });
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    await page.locator("[aria-busy=true]").first().waitFor({ state: "detached" });
    const tickedBoxes = await page
      .locator("input[type=checkbox]:checked")
      .evaluateAll((boxes) =>
        boxes.map(
          (box) => (box as unknown as { labels: { innerText: string }[] }).labels[0]?.innerText ?? "",
        ),
      );
    const links = await page
      .locator("a[href]")
      .evaluateAll((all) => all.map((link) => (link as unknown as URL).pathname));
    await page
      .locator("details")
      .evaluateAll((all) => all.forEach((details) => void details.setAttribute("open", "")));
    return {
      path,
      status: response?.status() ?? 0,
      text: await page.locator("body").innerText(),
      links: [...new Set(links)],
      tickedBoxes,
    };
  } finally {
    await page.close();
  }
};
