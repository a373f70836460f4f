import { expect, type Locator, type Page } from "@playwright/test";

/** So many stops of the Tab key lie between any two things of a page that she wants to go between. */
const MAX_TAB_PRESSES = 200;

const hasFocus = (target: Locator) => target.evaluate((element) => element.contains(document.activeElement));

/** What is wrong with where the focus is: nobody can see it, or it lies out of sight. Null when all is well. */
const focusProblem = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return "nothing has the focus";
    const name = `${focused.tagName.toLowerCase()} “${focused.getAttribute("aria-label") ?? focused.textContent?.trim().slice(0, 40) ?? ""}”`;
    // A control of the page's own drawing has its ring around what is drawn: its label, a part of it, what holds it.
    const label = focused.closest("label");
    const candidates = [focused, focused.parentElement, focused.parentElement?.parentElement, label];
    const hasFocusRing = (element: Element | null | undefined): element is Element =>
      element !== null &&
      element !== undefined &&
      element.getBoundingClientRect().width > 8 &&
      [undefined, "::after"].some((fraction) => getComputedStyle(element, fraction).outlineStyle !== "none");
    const ringed = [...candidates, ...(label?.querySelectorAll("*") ?? [])].find(hasFocusRing);
    if (!ringed) return `the focus on ${name} cannot be seen`;
    const { left, right, top, bottom } = ringed.getBoundingClientRect();
    const isVisible = [0.1, 0.5, 0.9].some((fraction) => {
      const [x, y] = [left + (right - left) * fraction, top + (bottom - top) * fraction];
      const topElement = document.elementFromPoint(x, y);
      return topElement !== null && (ringed.contains(topElement) || topElement.contains(ringed));
    });
    return isVisible ? null : `${name} has the focus, and lies out of sight`;
  });

/** Her keyboard: no other way than its keys; where she arrives, she sees where she is. */
export const keyboardOn = (page: Page) => {
  const press = (key: string) => page.keyboard.press(key);

  /** Presses Tab until this has the focus, or holds what has it. */
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
    /** Goes there and presses Enter. */
    tabToAndPressEnter: async (target: Locator) => {
      await tabTo(target);
      await press("Enter");
    },
    /** Answers a question with radio buttons: the first choice, and so many further on. */
    choose: async (group: Locator, stepCount = 0) => {
      await tabTo(group);
      await press("Space");
      for (let step = 0; step < stepCount; step += 1) await press("ArrowRight");
    },
    /** The focus is there, and can be seen. */
    expectAt: async (target: Locator) => {
      await expect(target).toBeFocused();
      await expect.poll(() => focusProblem(page)).toBeNull();
    },
  };
};
