import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { defaultChoices, storeChoices, pickChoices, readStoredChoices } from "./notification-choices.ts";

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

it("has everything on by default except promotions", () => {
  expect(defaultChoices).toEqual({
    notifyEmail: true,
    notifyOrderUpdates: true,
    notifySecurity: true,
    notifyPromotions: false,
  });
});

it("stores the choices in the browser, and whether the server has them", () => {
  const choices = { ...defaultChoices, notifyPromotions: true };
  storeChoices("1", { choices, isSaved: false });
  expect(readStoredChoices("1")).toEqual({ choices, isSaved: false });
});

it("separates the choices of shoppers who use the same browser", () => {
  storeChoices("1", { choices: defaultChoices, isSaved: true });
  expect(readStoredChoices("2")).toBeNull();
});

it("ignores a stored copy that is broken or incomplete", () => {
  for (const text of [
    "{broken",
    "null",
    "[]",
    '{"choices":{},"isSaved":true}',
    '{"choices":null,"isSaved":true}',
  ]) {
    local.set("notifications:1", text);
    expect(readStoredChoices("1")).toBeNull();
  }
});

it("sends the four choices and no other field", () => {
  const answer = { __typename: "User", id: "1", ...defaultChoices };
  expect(pickChoices(answer)).toEqual(defaultChoices);
});

it("works without a copy if the browser denies storage", () => {
  vi.stubGlobal("window", {
    get localStorage(): Storage {
      throw new DOMException("denied", "SecurityError");
    },
  });
  storeChoices("1", { choices: defaultChoices, isSaved: true });
  expect(readStoredChoices("1")).toBeNull();
});
