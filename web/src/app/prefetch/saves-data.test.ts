import { expect, it } from "vitest";
import { savesData } from "./saves-data.ts";

it.each([
  [{ saveData: true, effectiveType: "4g" }, true],
  [{ saveData: false, effectiveType: "2g" }, true],
  [{ saveData: false, effectiveType: "slow-2g" }, true],
  [{ saveData: false, effectiveType: "3g" }, false],
  [{}, false],
])("with the network %j nothing is loaded ahead: %s", (network, isSaving) => {
  expect(savesData(network)).toBe(isSaving);
});
