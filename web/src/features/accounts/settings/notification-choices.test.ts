import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { defaultChoices, keepChoices, onlyChoices, readKept } from "./notification-choices.ts";

const local = new Map<string, string>();
beforeEach(() => {
  local.clear();
  vi.stubGlobal("window", {
    localStorage: {
      getItem: (key: string) => local.get(key) ?? null,
      setItem: (key: string, value: string) => void local.set(key, value),
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

it("has everything on at first but promotions", () => {
  expect(defaultChoices).toEqual({
    notifyEmail: true,
    notifyOrderUpdates: true,
    notifySecurity: true,
    notifyPromotions: false,
  });
});

it("keeps her choices in the browser, and whether the shop has them", () => {
  const choices = { ...defaultChoices, notifyPromotions: true };
  keepChoices("1", { choices, isSaved: false });
  expect(readKept("1")).toEqual({ choices, isSaved: false });
});

it("does not show one shopper the choices of another who uses the same browser", () => {
  keepChoices("1", { choices: defaultChoices, isSaved: true });
  expect(readKept("2")).toBeNull();
});

it("takes nothing from a copy that is broken or not whole", () => {
  for (const text of [
    "{broken",
    "null",
    "[]",
    '{"choices":{},"isSaved":true}',
    '{"choices":null,"isSaved":true}',
  ]) {
    local.set("notifications:1", text);
    expect(readKept("1")).toBeNull();
  }
});

it("sends the four choices and nothing that came along with them", () => {
  const answer = { __typename: "User", id: "1", ...defaultChoices };
  expect(onlyChoices(answer)).toEqual(defaultChoices);
});

it("does without a copy where the browser allows none", () => {
  vi.stubGlobal("window", {
    get localStorage(): Storage {
      throw new DOMException("denied", "SecurityError");
    },
  });
  keepChoices("1", { choices: defaultChoices, isSaved: true });
  expect(readKept("1")).toBeNull();
});
