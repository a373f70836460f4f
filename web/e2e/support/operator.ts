import { expect, type FileChooser, type Locator, type Page } from "@playwright/test";
import { keyboardOn } from "./keyboard.ts";
import { expectTouchable } from "./touch-targets.ts";

/** How a person operates the page: by touch, or by keyboard alone. */
export type Operator = {
  /** Activates a button or a link. */
  press: (target: Locator) => Promise<void>;
  /** Replaces the text of a field. */
  type: (field: Locator, text: string) => Promise<void>;
  /** Chooses an entry of a select by its label. */
  select: (field: Locator, label: string) => Promise<void>;
  /** Chooses a radio button of a group by its label. */
  choose: (group: Locator, label: string) => Promise<void>;
  check: (checkbox: Locator) => Promise<void>;
  openTab: (name: string) => Promise<void>;
  /** Opens a menu and activates one of its entries. */
  pick: (menu: Locator, item: Locator) => Promise<void>;
  /** Opens the file chooser of an input through its visible control. */
  chooseFile: (control: Locator, input: Locator) => Promise<FileChooser>;
  /** Checks what this way of operation needs of the page as it is now. */
  expectUsable: (name: string) => Promise<void>;
};

const selectedLabel = (field: Locator) =>
  field.evaluate((element: HTMLSelectElement) => element.selectedOptions[0]?.label);

export const touchOperatorOn = (page: Page): Operator => {
  const labelOf = (input: Locator) => input.locator("xpath=ancestor::label");
  return {
    press: (target) => target.tap(),
    type: async (field, text) => {
      await field.tap();
      await page.keyboard.press("ControlOrMeta+A");
      await page.keyboard.insertText(text);
    },
    // A phone shows its own picker, which no page and no test can operate.
    select: async (field, label) => void (await field.selectOption({ label })),
    choose: (group, label) => labelOf(group.getByRole("radio", { name: label })).tap(),
    check: (checkbox) => labelOf(checkbox).tap(),
    openTab: (name) => page.getByRole("tab", { name }).tap(),
    pick: async (menu, item) => {
      await menu.tap();
      await item.tap();
    },
    chooseFile: async (control) => {
      const [chooser] = await Promise.all([page.waitForEvent("filechooser"), control.tap()]);
      return chooser;
    },
    expectUsable: (name) => expectTouchable(page, name),
  };
};

/** Operates the page by touch, and counts the presses. A typed or picked value counts as one. */
export const countedTouchOn = (page: Page) => {
  let presses = 0;
  const counted =
    <Values extends unknown[]>(act: (...values: Values) => Promise<void>) =>
    async (...values: Values): Promise<void> => {
      presses += 1;
      await act(...values);
    };
  const { press, type, check, select } = touchOperatorOn(page);
  return {
    press: counted(press),
    type: counted(type),
    check: counted(check),
    select: counted(select),
    /** A phone shows its own picker of day and time. */
    fill: counted((field: Locator, value: string) => field.fill(value)),
    presses: () => presses,
  };
};

/** No list of a page has more entries. */
const MAX_ARROW_PRESSES = 30;

/** Moves the focus by Tab only, and expects it to be visible after each move and never lost in between. */
export const keyboardOperatorOn = (page: Page): Operator => {
  const keys = keyboardOn(page);
  /** A new document has no focus yet. */
  let hasStarted = false;
  page.on("domcontentloaded", () => (hasStarted = false));

  const expectFocus = (name: string) =>
    expect
      .poll(() => page.evaluate(() => document.activeElement !== document.body), `the focus is lost: ${name}`)
      .toBe(true);

  /** Presses Tab, or Shift+Tab if the target stands before the focus. A target with the focus keeps it. */
  const tabTo = async (target: Locator) => {
    await expect(target).toBeAttached();
    if (hasStarted) await expectFocus(`before ${String(target)}`);
    hasStarted = true;
    const way = await target.evaluate((element) => {
      const focused = document.activeElement ?? document.body;
      if (element === focused) return "none";
      const isBefore = focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING;
      const isAround = element.contains(focused) || focused.contains(element);
      return isBefore && !isAround ? "back" : "forward";
    });
    if (way !== "none") await keys.tabTo(target, { isBack: way === "back" });
  };

  const pressUntil = async (key: string, isDone: () => Promise<boolean>, name: string) => {
    for (let presses = 0; presses < MAX_ARROW_PRESSES; presses += 1) {
      if (await isDone()) return;
      await keys.press(key);
    }
    throw new Error(`${name} is not reached by ${MAX_ARROW_PRESSES} presses of ${key}.`);
  };
  const isFocused = (target: Locator) => () =>
    target.evaluate((element) => element === document.activeElement);

  return {
    press: async (target) => {
      await tabTo(target);
      await keys.press("Enter");
    },
    type: async (field, text) => {
      await tabTo(field);
      await keys.press("ControlOrMeta+A");
      await page.keyboard.insertText(text);
    },
    select: async (field, label) => {
      await tabTo(field);
      await pressUntil("ArrowDown", async () => (await selectedLabel(field)) === label, label);
    },
    choose: async (group, label) => {
      const radio = group.getByRole("radio", { name: label });
      await tabTo(group);
      await keys.press("Space");
      await pressUntil("ArrowRight", () => radio.isChecked(), label);
    },
    check: async (checkbox) => {
      await tabTo(checkbox);
      await keys.press("Space");
    },
    openTab: async (name) => {
      await tabTo(page.getByRole("tablist"));
      await pressUntil("ArrowRight", isFocused(page.getByRole("tab", { name })), name);
      await keys.press("Enter");
    },
    pick: async (menu, item) => {
      await tabTo(menu);
      await keys.press("Enter");
      await expect(item).toBeVisible();
      await pressUntil("ArrowDown", isFocused(item), String(item));
      await keys.press("Enter");
    },
    chooseFile: async (control, input) => {
      const canFocusControl = await control.evaluate((element) => element instanceof HTMLButtonElement);
      const target = canFocusControl ? control : input;
      await tabTo(target);
      const [chooser] = await Promise.all([page.waitForEvent("filechooser"), keys.press("Enter")]);
      return chooser;
    },
    expectUsable: async (name) => {
      if (hasStarted) await expectFocus(name);
    },
  };
};
