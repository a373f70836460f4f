import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { removeDraft, saveDraft, loadDraft } from "./form-draft.ts";

const tab = new Map<string, string>();

beforeEach(() => {
  tab.clear();
  vi.stubGlobal("window", {
    sessionStorage: {
      getItem: (key: string) => tab.get(key) ?? null,
      setItem: (key: string, value: string) => void tab.set(key, value),
      removeItem: (key: string) => void tab.delete(key),
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const fields = { comment: "Soft, and true to size.", rating: "4" };

describe("a draft", () => {
  it("is loaded for its owner until it is removed", () => {
    saveDraft("review:1", "aditi", fields);
    expect(loadDraft("review:1", "aditi")).toEqual(fields);
    expect(loadDraft("review:2", "aditi")).toBeNull();
    removeDraft("review:1");
    expect(loadDraft("review:1", "aditi")).toBeNull();
  });

  it("is not loaded for another shopper or for a visitor", () => {
    saveDraft("review:1", "aditi", fields);
    expect([loadDraft("review:1", "meher"), loadDraft("review:1", null)]).toEqual([null, null]);
    expect(loadDraft("review:1", "aditi")).toEqual(fields);
  });

  it("of a visitor is loaded after the login", () => {
    saveDraft("contact", null, { message: "Hello" });
    expect(loadDraft("contact", null)).toEqual({ message: "Hello" });
    expect(loadDraft("contact", "aditi")).toEqual({ message: "Hello" });
  });

  it.each([
    "{",
    "null",
    "7",
    '{"owner":"aditi"}',
    '{"owner":1,"fields":{}}',
    '{"owner":null,"fields":{"a":1}}',
  ])("is null when the stored value has another shape: %s", (text) => {
    tab.set("draft:review:1", text);
    expect(loadDraft("review:1", "aditi")).toBeNull();
  });

  it("is kept in memory where the browser forbids storage", () => {
    vi.stubGlobal("window", {
      get sessionStorage(): never {
        throw new Error("forbidden");
      },
    });
    saveDraft("review:1", "aditi", fields);
    expect(loadDraft("review:1", "aditi")).toEqual(fields);
    removeDraft("review:1");
    expect(loadDraft("review:1", "aditi")).toBeNull();
  });
});
