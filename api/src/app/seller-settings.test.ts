import { describe, expect, it } from "vitest";
import { readSettings } from "./settings.ts";
import { SettingsError } from "../platform/errors/settings-error.ts";
import { productionSettings as production } from "../../test/support/production-settings.ts";

describe("the seller on invoices", () => {
  it("is the demo seller by default", () => {
    expect(readSettings({}).seller.gstin).toBe("04AAAAA0000A1ZA");
  });

  it("has no GSTIN that is not set", () => {
    expect(readSettings(production).seller).toEqual({
      name: "Saanjh Studio",
      address: "SCO 148, Sector 17-C, Chandigarh 160017",
      state: "Chandigarh",
      gstin: null,
    });
  });

  it("has a GSTIN of its own state with a valid check character", () => {
    const seller = { ...production, SELLER_STATE: "Maharashtra" };
    expect(readSettings({ ...seller, SELLER_GSTIN: "27aapfu0939f1zv" }).seller.gstin).toBe("27AAPFU0939F1ZV");
    for (const wrong of ["27AAPFU0939F1ZW", "04AAAAA0000A1ZA", "27AAPFU0939F1Z", "none"])
      expect(() => readSettings({ ...seller, SELLER_GSTIN: wrong })).toThrow("SELLER_GSTIN");
    expect(() => readSettings({ ...production, SELLER_STATE: "Atlantis" })).toThrow("SELLER_STATE");
  });
});

describe("the couriers", () => {
  it("are those of COURIERS in its order, the first one as the default", () => {
    const COURIERS =
      "Post = https://post.example/{trackingId}; Runner=https://runner.example/?id={trackingId};";
    expect(readSettings({ COURIERS }).couriers).toEqual([
      { name: "Post", urlTemplate: "https://post.example/{trackingId}" },
      { name: "Runner", urlTemplate: "https://runner.example/?id={trackingId}" },
    ]);
    expect(readSettings({}).couriers[0].name).toBe("Delhivery");
  });

  it("stop the start with the entry that cannot be used", () => {
    const COURIERS = "Post=https://post.example/{trackingId}; Bad=http://bad.example/{trackingId}";
    expect(() => readSettings({ COURIERS })).toThrow(SettingsError);
    expect(() => readSettings({ COURIERS })).toThrow(
      'COURIERS: "Bad=http://bad.example/{trackingId}" is not',
    );
  });
});
