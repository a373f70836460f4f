import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { onListKey, placeAfter } from "./use-list-keys.ts";

it("j and k walk through a list", () => {
  expect(placeAfter("j", -1, 3)).toBe(0);
  expect(placeAfter("k", -1, 3)).toBe(0);
  expect(placeAfter("j", 0, 3)).toBe(1);
  expect(placeAfter("k", 2, 3)).toBe(1);
});

it("j and k stay at the ends of a list", () => {
  expect(placeAfter("j", 2, 3)).toBe(2);
  expect(placeAfter("k", 0, 3)).toBe(0);
});

/** An element, as far as the keys ask for it. It knows selectors such as `a[href]` and `input:not([type=checkbox])`. */
class Box {
  parentElement: Box | null = null;
  readonly clicks: string[] = [];
  readonly children: readonly Box[];

  constructor(
    readonly tag: string,
    readonly attributes: Readonly<Record<string, string>> = {},
    ...children: readonly Box[]
  ) {
    this.children = children;
    for (const child of children) child.parentElement = this;
  }

  matches = (selector: string): boolean =>
    selector.split(", ").some((part) => {
      const [, tag, rest = ""] = /^(\w*)(.*)$/.exec(part) ?? [];
      const tests = [...rest.matchAll(/:not\((.+?)\)|(:disabled)|\[([\w-]+)(?:(\^?)='?([^'\]]+)'?)?\]/g)];
      return (
        (!tag || tag === this.tag) &&
        tests.every(([, not, disabled, name = "", start, value]) => {
          if (not) return !this.matches(not);
          const actual = this.attributes[disabled ? "disabled" : name];
          if (actual === undefined || value === undefined) return actual !== undefined;
          return start ? actual.startsWith(value) : actual === value;
        })
      );
    });
  closest = (selector: string): Box | null =>
    this.matches(selector) ? this : (this.parentElement?.closest(selector) ?? null);
  querySelectorAll = (selector: string): Box[] =>
    this.children.flatMap((child) => [
      ...(child.matches(selector) ? [child] : []),
      ...child.querySelectorAll(selector),
    ]);
  querySelector = (selector: string) => this.querySelectorAll(selector)[0] ?? null;
  contains = (other: Box | null): boolean =>
    other !== null && (other === this || this.contains(other.parentElement));
  focus = () => void (page.activeElement = this);
  click = () => void this.clicks.push("click");
}

let page: Box & { activeElement: Box | null };

/** Opens a page with these rows, none of which has the focus. */
const open = (...rows: Box[]) => {
  page = Object.assign(new Box("body", {}, ...rows), { activeElement: null });
  vi.stubGlobal("document", page);
};

/** Presses a key where the focus is. Returns whether the browser still does its part. */
const press = (key: string, { repeat = false } = {}) => {
  let isLeft = true;
  const preventDefault = () => void (isLeft = false);
  onListKey({ key, repeat, target: page.activeElement ?? page, preventDefault } as unknown as KeyboardEvent);
  return isLeft;
};

const row = (...cells: Box[]) => new Box("tr", { "data-list-row": "" }, ...cells);
const head = (...content: Box[]) => new Box("th", { "data-row-main": "", tabindex: "-1" }, ...content);
const tick = () => new Box("input", { type: "checkbox" });
const actions = (...content: Box[]) => new Box("div", { "data-row-actions": "" }, ...content);

describe("the keys of a page's rows", () => {
  beforeEach(() => vi.stubGlobal("Element", Box));
  afterEach(() => vi.unstubAllGlobals());

  it("j and k walk through all outer lists of a page", () => {
    const heads = [head(), head(), head()] as const;
    const inner = row(head());
    open(new Box("table", {}, row(heads[0], inner), row(heads[1])), new Box("table", {}, row(heads[2])));
    const places = ["j", "j", "j", "j", "k"].map((key) => {
      press(key);
      return heads.findIndex((each) => each === page.activeElement);
    });
    expect(places).toEqual([0, 1, 2, 2, 1]);
  });

  it("j goes to the action of a row whose main control is gone", () => {
    const link = new Box("a", { href: "/products/1" });
    open(row(tick(), link));
    press("j");
    expect(page.activeElement).toBe(link);
  });

  it("x ticks only the row that has the focus", () => {
    const ticks = [tick(), tick()] as const;
    open(row(head(ticks[0])), row(head(ticks[1])));
    press("x");
    expect(ticks.map(({ clicks }) => clicks.length)).toEqual([0, 0]);
    press("j");
    press("j");
    press("x");
    expect(ticks.map(({ clicks }) => clicks.length)).toEqual([0, 1]);
  });

  it("Enter follows only the link of a row", () => {
    const link = new Box("a", { href: "/admin/orders/1" });
    const passed = [tick(), new Box("a", { href: "tel:+919876501234" }), new Box("button", { disabled: "" })];
    open(row(head(), ...passed, link));
    press("j");
    expect(press("Enter")).toBe(false);
    expect(link.clicks).toHaveLength(1);
    expect(passed.flatMap(({ clicks }) => clicks)).toEqual([]);
  });

  it("Enter opens the dialog of a row's actions before a link beside them", () => {
    const ship = new Box("button", { "aria-haspopup": "dialog" });
    const link = new Box("a", { href: "https://courier.example/1" });
    open(row(head(), link, actions(ship)));
    press("j");
    press("Enter");
    expect([ship.clicks.length, link.clicks.length]).toEqual([1, 0]);
    // The dialog gives the focus back to it.
    expect(page.activeElement).toBe(ship);
  });

  it("Enter presses an action only after it has the focus", () => {
    const approve = new Box("button");
    open(row(head(), actions(approve)));
    press("j");
    expect(press("Enter")).toBe(false);
    expect(page.activeElement).toBe(approve);
    expect(press("Enter", { repeat: true })).toBe(false);
    expect(approve.clicks).toEqual([]);
    // The browser presses it.
    expect(press("Enter")).toBe(true);
  });

  it("Enter is the browser's outside of rows, on controls and in fields", () => {
    const [button, field] = [new Box("button"), new Box("input", { type: "text" })];
    open(row(head(), actions(button, field)));
    expect(press("Enter")).toBe(true);
    for (const control of [button, field]) {
      control.focus();
      expect(press("Enter")).toBe(true);
      expect(page.activeElement).toBe(control);
    }
    expect(press("Enter", { repeat: true })).toBe(true);
  });

  it("are left to an open dialog", () => {
    const main = head();
    open(row(main), new Box("div", { role: "dialog" }));
    press("j");
    expect(page.activeElement).toBeNull();
  });
});
