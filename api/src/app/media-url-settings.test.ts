import { describe, expect, it } from "vitest";
import { readSettings } from "./settings.ts";
import { productionSettings as production } from "../../test/support/production-settings.ts";

describe("MEDIA_URL", () => {
  it("is the address before the paths of pictures", () => {
    expect(readSettings({ MEDIA_URL: "https://pictures.example.com/shop/" }).mediaUrl).toBe(
      "https://pictures.example.com/shop",
    );
  });

  it("is empty for the shop's own address", () => {
    expect(readSettings({}).mediaUrl).toBe("");
    expect(readSettings({ MEDIA_URL: "http://localhost:4000/" }).mediaUrl).toBe("");
  });

  it("is refused by http for a shop by https", () => {
    expect(() => readSettings({ ...production, MEDIA_URL: "http://pictures.example.com" })).toThrow(
      "MEDIA_URL: browsers load no picture by http in a page by https",
    );
  });

  it("is refused with more than a path", () => {
    expect(() => readSettings({ MEDIA_URL: "https://pictures.example.com/?size=1" })).toThrow(
      "MEDIA_URL: is an address",
    );
  });
});
