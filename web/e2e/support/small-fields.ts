import { expect, type Page } from "@playwright/test";

/** Below this size of its text, in pixels, an iPhone zooms into a field that gets the focus. */
const SMALLEST_TEXT = 16;

/** The fields into which a phone would zoom, with their sizes of text. Ticks, sliders and hidden fields have no text. */
const smallFields = (page: Page): Promise<string[]> =>
  page.evaluate((smallest) => {
    const withoutText = ["checkbox", "radio", "range", "file", "color", "hidden", "submit", "button"];
    return [...document.querySelectorAll<HTMLInputElement>("input, select, textarea")]
      .filter((field) => !withoutText.includes(field.type))
      .map((field) => ({ field, size: Number.parseFloat(getComputedStyle(field).fontSize) }))
      .filter(({ size }) => size < smallest)
      .map(({ field, size }) => {
        const name = field.getAttribute("aria-label") ?? field.labels?.[0]?.textContent ?? field.name;
        return `${field.tagName.toLowerCase()} “${name}” ${size}`;
      });
  }, SMALLEST_TEXT);

/** Expects that no field of the page makes a phone zoom. */
export const expectNoZoom = async (page: Page, pageName: string): Promise<void> => {
  expect(await smallFields(page), `small texts of fields: ${pageName}`).toEqual([]);
};
