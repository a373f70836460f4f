import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetDraft, keepDraft, readDraft } from "./kept-draft.ts";

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

const words = { comment: "Soft, and true to size.", rating: "4" };

describe("a draft", () => {
  it("is there again for the one who wrote it, until it is sent", () => {
    keepDraft("review:1", "aditi", words);
    expect(readDraft("review:1", "aditi")).toEqual(words);
    expect(readDraft("review:2", "aditi")).toBeNull();
    forgetDraft("review:1");
    expect(readDraft("review:1", "aditi")).toBeNull();
  });

  it("is shown to nobody else, nor while nobody is logged in", () => {
    keepDraft("review:1", "aditi", words);
    expect([readDraft("review:1", "meher"), readDraft("review:1", null)]).toEqual([null, null]);
    expect(readDraft("review:1", "aditi")).toEqual(words);
  });

  it("that a visitor wrote is there after she has logged in", () => {
    keepDraft("contact", null, { message: "Hello" });
    expect(readDraft("contact", null)).toEqual({ message: "Hello" });
    expect(readDraft("contact", "aditi")).toEqual({ message: "Hello" });
  });

  it.each([
    "{",
    "null",
    "7",
    '{"owner":"aditi"}',
    '{"owner":1,"fields":{}}',
    '{"owner":null,"fields":{"a":1}}',
  ])("is none when the tab holds something else: %s", (text) => {
    tab.set("draft:review:1", text);
    expect(readDraft("review:1", "aditi")).toBeNull();
  });

  it("is not kept, and disturbs nothing, where the browser forbids storage", () => {
    vi.stubGlobal("window", {
      get sessionStorage(): never {
        throw new Error("forbidden");
      },
    });
    keepDraft("review:1", "aditi", words);
    expect(readDraft("review:1", "aditi")).toBeNull();
    forgetDraft("review:1");
  });
});
