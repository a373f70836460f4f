import { expect, type Locator, type Page } from "@playwright/test";

/** So many stops of the Tab key lie between any two things of a page that she wants to go between. */
const MOST_STOPS = 200;

const hasFocus = (target: Locator) => target.evaluate((element) => element.contains(document.activeElement));

/** What is wrong with where the focus is: nobody can see it, or it lies out of sight. Null when all is well. */
const hidden = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return "nothing has the focus";
    const name = `${focused.tagName.toLowerCase()} “${focused.getAttribute("aria-label") ?? focused.textContent?.trim().slice(0, 40) ?? ""}”`;
    // A control of the page's own drawing has its ring around what is drawn: its label, a part of it, what holds it.
    const label = focused.closest("label");
    const around = [focused, focused.parentElement, focused.parentElement?.parentElement, label];
    const isRinged = (element: Element | null | undefined): element is Element =>
      element !== null &&
      element !== undefined &&
      element.getBoundingClientRect().width > 8 &&
      [undefined, "::after"].some((part) => getComputedStyle(element, part).outlineStyle !== "none");
    const shell = [...around, ...(label?.querySelectorAll("*") ?? [])].find(isRinged);
    if (!shell) return `the focus on ${name} cannot be seen`;
    const { left, right, top, bottom } = shell.getBoundingClientRect();
    const isInSight = [0.1, 0.5, 0.9].some((part) => {
      const [x, y] = [left + (right - left) * part, top + (bottom - top) * part];
      const there = document.elementFromPoint(x, y);
      return there !== null && (shell.contains(there) || there.contains(shell));
    });
    return isInSight ? null : `${name} has the focus, and lies out of sight`;
  });

/** Her keyboard: no other way than its keys; where she arrives, she sees where she is. */
export const keyboardOn = (page: Page) => {
  const press = (key: string) => page.keyboard.press(key);

  /** Presses Tab until this has the focus, or holds what has it. */
  const tabTo = async (target: Locator, { isBack = false } = {}) => {
    await expect(target).toBeAttached();
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      await press(isBack ? "Shift+Tab" : "Tab");
      if (await hasFocus(target)) return expect.poll(() => hidden(page)).toBeNull();
    }
    throw new Error(`${String(target)} is not reached by ${MOST_STOPS} presses of Tab.`);
  };

  return {
    press,
    tabTo,
    type: (text: string) => page.keyboard.type(text),
    /** Goes there and presses Enter. */
    enter: async (target: Locator) => {
      await tabTo(target);
      await press("Enter");
    },
    /** Answers a question with radio buttons: the first choice, and so many further on. */
    choose: async (group: Locator, further = 0) => {
      await tabTo(group);
      await press("Space");
      for (let step = 0; step < further; step += 1) await press("ArrowRight");
    },
    /** The focus is there, and can be seen. */
    expectAt: async (target: Locator) => {
      await expect(target).toBeFocused();
      await expect.poll(() => hidden(page)).toBeNull();
    },
  };
};
