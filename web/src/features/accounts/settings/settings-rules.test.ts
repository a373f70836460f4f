import { expect, it } from "vitest";
import { accountId } from "./account-id.ts";
import { isConfirmationWord } from "./confirmation-word.ts";
import { myDataFileName } from "./my-data-file.ts";

it("shows the last 8 characters of its id as the Account ID", () => {
  expect(accountId("0193a2b4-7c1d-7e2f-8a3b-4c5d6e7f8a9b")).toBe("6e7f8a9b");
});

it("confirms the deletion of an account only by the exact word, in any case", () => {
  for (const typed of ["DELETE", "delete", " Delete "]) expect(isConfirmationWord(typed)).toBe(true);
  for (const typed of ["", "DELET", "DELETE MY ACCOUNT", "yes"])
    expect(isConfirmationWord(typed)).toBe(false);
});

it("names the exported file for the day in India", () => {
  expect(myDataFileName(new Date("2026-11-21T09:30:00Z"))).toBe("my-data-2026-11-21.json");
  expect(myDataFileName(new Date("2026-11-20T19:00:00Z"))).toBe("my-data-2026-11-21.json");
});
