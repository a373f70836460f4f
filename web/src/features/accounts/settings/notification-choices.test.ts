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

it("restores the choices together with the unsaved ones", () => {
  const choices = { ...defaultChoices, notifyPromotions: true };
  storeChoices("1", { choices, unsaved: { notifyPromotions: true } });
  expect(readStoredChoices("1")).toEqual({ choices, unsaved: { notifyPromotions: true } });
});

it("separates the choices of shoppers who use the same browser", () => {
  storeChoices("1", { choices: defaultChoices, unsaved: {} });
  expect(readStoredChoices("2")).toBeNull();
});

it("ignores a stored copy that is broken or incomplete", () => {
  for (const text of [
    "{broken",
    "null",
    "[]",
    '{"choices":{},"unsaved":{}}',
    '{"choices":null,"unsaved":{}}',
    JSON.stringify({ choices: defaultChoices }),
    JSON.stringify({ choices: defaultChoices, unsaved: { role: true } }),
  ]) {
    local.set("notifications:1", text);
    expect(readStoredChoices("1")).toBeNull();
  }
});

it("sends the four choices and no other field", () => {
  const answer = { __typename: "User", id: "1", ...defaultChoices };
  expect(pickChoices(answer)).toEqual(defaultChoices);
});

it("has the copy in memory if the browser denies storage", () => {
  vi.stubGlobal("window", {
    get localStorage(): Storage {
      throw new DOMException("denied", "SecurityError");
    },
  });
  storeChoices("1", { choices: defaultChoices, unsaved: {} });
  expect(readStoredChoices("1")).toEqual({ choices: defaultChoices, unsaved: {} });
});
