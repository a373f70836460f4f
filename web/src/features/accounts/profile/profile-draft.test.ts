import { describe, expect, it } from "vitest";
import {
  isAnotherEmail,
  needsPassword,
  profileField,
  profileProblems,
  readProfile,
} from "./profile-draft.ts";

const typed = (texts: Record<string, string>) => {
  const form = new FormData();
  for (const [name, text] of Object.entries(texts)) form.set(name, text);
  return readProfile(form);
};

describe("a profile", () => {
  it("needs a name and an e-mail address, and nothing else", () => {
    expect(profileProblems(typed({ name: "Aditi", email: "aditi@example.com" }))).toEqual({});
    expect(profileProblems(typed({ name: "   ", email: "" }))).toEqual({
      name: "Please enter your name.",
      email: "Please enter a valid email address.",
    });
  });

  it("is read without the spaces around its texts", () => {
    expect(typed({ name: " Aditi Rao ", email: " a@b.in\n", address: "12, MG Road\nPune " })).toEqual({
      name: "Aditi Rao",
      email: "a@b.in",
      mobile: "",
      address: "12, MG Road\nPune",
    });
  });

  it("has the same address in capitals", () => {
    expect(isAnotherEmail("Aditi@Example.com ", "aditi@example.com")).toBe(false);
    expect(isAnotherEmail("aditi@example.in", "aditi@example.com")).toBe(true);
  });

  it("asks for her password for an address that she has not proved yet, and for no other", () => {
    const known = { email: "aditi@example.in", recoveryEmail: "aditi@example.com" };
    expect(needsPassword(" ADITI@example.in", known)).toBe(false);
    expect(needsPassword("aditi@example.com", known)).toBe(false);
    expect(needsPassword("rao@example.com", known)).toBe(true);
  });

  it("shows a refusal beside the field that it is about", () => {
    expect(profileField("mobile")).toBe("mobile");
    expect(profileField("profilePic")).toBeUndefined();
    expect(profileField(undefined)).toBeUndefined();
  });
});
