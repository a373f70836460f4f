import { describe, expect, it } from "vitest";
import {
  changedFields,
  isDifferentEmail,
  needsPassword,
  profileFieldOf,
  profileProblems,
  readProfileForm,
} from "./profile-draft.ts";

const typed = (texts: Record<string, string>) => {
  const form = new FormData();
  for (const [name, text] of Object.entries(texts)) form.set(name, text);
  return readProfileForm(form);
};

describe("a profile", () => {
  it("is complete with a name and an e-mail address", () => {
    expect(profileProblems(typed({ name: "Aditi", email: "aditi@example.com" }))).toEqual({});
  });

  it("needs a name and an e-mail address", () => {
    expect(profileProblems(typed({ name: "   ", email: "" }))).toEqual({
      name: "Please enter your name.",
      email: "Please enter a valid email address.",
    });
  });

  it("is read with trimmed values", () => {
    expect(typed({ name: " Aditi Rao ", email: " a@b.in\n", address: "12, MG Road\nPune " })).toEqual({
      name: "Aditi Rao",
      email: "a@b.in",
      mobile: "",
      address: "12, MG Road\nPune",
    });
  });

  it("is sent as its changed fields only, so that a change of another tab stays", () => {
    const saved = { name: "Aditi", email: "a@b.in", mobile: null, address: "12, MG Road" };
    expect(changedFields(typed({ name: "Aditi", email: "a@b.in", address: "12, MG Road" }), saved)).toEqual(
      {},
    );
    expect(changedFields(typed({ name: "Aditi Rao", email: "a@b.in", mobile: "98765" }), saved)).toEqual({
      name: "Aditi Rao",
      mobile: "98765",
      address: "",
    });
  });

  it("has a case-insensitive e-mail address", () => {
    expect(isDifferentEmail("Aditi@Example.com ", "aditi@example.com")).toBe(false);
    expect(isDifferentEmail("aditi@example.in", "aditi@example.com")).toBe(true);
  });

  it("needs the password for an unverified address only", () => {
    const account = { email: "aditi@example.in", recoveryEmail: "aditi@example.com" };
    expect(needsPassword(" ADITI@example.in", account)).toBe(false);
    expect(needsPassword("aditi@example.com", account)).toBe(false);
    expect(needsPassword("rao@example.com", account)).toBe(true);
  });

  it("shows a refusal at its field", () => {
    expect(profileFieldOf("mobile")).toBe("mobile");
    expect(profileFieldOf("profilePic")).toBeUndefined();
    expect(profileFieldOf(undefined)).toBeUndefined();
  });
});
