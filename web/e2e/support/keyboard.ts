import { expect, type Locator, type Page } from "@playwright/test";

/** No element of a page is further away by the Tab key. */
const MAX_TAB_PRESSES = 200;

const hasFocus = (target: Locator) => target.evaluate((element) => element.contains(document.activeElement));

/** Describes a problem of the focus: no visible focus ring, or hidden by another element. `null` if there is none. */
const focusProblem = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return "no element has the focus";
    const name = `${focused.tagName.toLowerCase()} “${focused.getAttribute("aria-label") ?? focused.textContent?.trim().slice(0, 40) ?? ""}”`;
    // A custom control shows its focus ring on its label, a child or a parent.
    const label = focused instanceof HTMLInputElement ? focused.labels?.[0] : focused.closest("label");
    const candidates = [focused, focused.parentElement, focused.parentElement?.parentElement, label];
    const hasFocusRing = (element: Element | null | undefined): element is Element =>
      element !== null &&
      element !== undefined &&
      element.getBoundingClientRect().width > 8 &&
      [undefined, "::after"].some((pseudo) => getComputedStyle(element, pseudo).outlineStyle !== "none");
    const ringed = [...candidates, ...(label?.querySelectorAll("*") ?? [])].find(hasFocusRing);
    if (!ringed) return `the focus on ${name} has no visible ring`;
    const { left, right, top, bottom } = ringed.getBoundingClientRect();
    const isVisible = [0.1, 0.5, 0.9].some((fraction) => {
      const [x, y] = [left + (right - left) * fraction, top + (bottom - top) * fraction];
      const topElement = document.elementFromPoint(x, y);
      return topElement !== null && (ringed.contains(topElement) || topElement.contains(ringed));
    });
    return isVisible ? null : `${name} has the focus and is not visible`;
  });

/** Operates a page by keyboard only; checks that the focus is visible after each move. */
export const keyboardOn = (page: Page) => {
  const press = (key: string) => page.keyboard.press(key);

  /** Presses Tab until the target or one of its children has the focus. */
  const tabTo = async (target: Locator, { isBack = false } = {}) => {
    await expect(target).toBeAttached();
    for (let presses = 0; presses < MAX_TAB_PRESSES; presses += 1) {
      await press(isBack ? "Shift+Tab" : "Tab");
      if (await hasFocus(target)) return expect.poll(() => focusProblem(page)).toBeNull();
    }
    throw new Error(`${String(target)} is not reached by ${MAX_TAB_PRESSES} presses of Tab.`);
  };

  return {
    press,
    tabTo,
    type: (text: string) => page.keyboard.type(text),
    /** Moves the focus to the target and presses Enter. */
    tabToAndPressEnter: async (target: Locator) => {
      await tabTo(target);
      await press("Enter");
    },
    /** Selects a radio button: the first one, or the one that is `stepCount` further. */
    choose: async (group: Locator, stepCount = 0) => {
      await tabTo(group);
      await press("Space");
      for (let step = 0; step < stepCount; step += 1) await press("ArrowRight");
    },
    /** Expects the target to have a visible focus. */
    expectAt: async (target: Locator) => {
      await expect(target).toBeFocused();
      await expect.poll(() => focusProblem(page)).toBeNull();
    },
  };
};
