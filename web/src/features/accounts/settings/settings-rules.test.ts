import { expect, it } from "vitest";
import { accountId } from "./account-id.ts";
import { isConfirmed } from "./confirmation-word.ts";
import { myDataFileName } from "./my-data-file.ts";

it("calls an account by the last 8 characters of its id", () => {
  expect(accountId("0193a2b4-7c1d-7e2f-8a3b-4c5d6e7f8a9b")).toBe("6e7f8a9b");
});

it("deletes an account only when the word was typed, in capitals or not", () => {
  for (const typed of ["DELETE", "delete", " Delete "]) expect(isConfirmed(typed)).toBe(true);
  for (const typed of ["", "DELET", "DELETE MY ACCOUNT", "yes"]) expect(isConfirmed(typed)).toBe(false);
});

it("names the file of her data for the day", () => {
  expect(myDataFileName(new Date("2026-11-21T09:30:00Z"))).toBe("saanjh-my-data-2026-11-21.json");
});
