import { describe, expect, it } from "vitest";
import { draftProblems, formField, readSignUpForm } from "./sign-up-draft.ts";

const form = (texts: Record<string, string>) => {
  const data = new FormData();
  for (const [name, text] of Object.entries(texts)) data.set(name, text);
  return data;
};

describe("the details of a sign-up", () => {
  it("are read without stray spaces, but for the password", () => {
    const typed = {
      name: "  Asha Rao ",
      mobile: " 98155 50148 ",
      password: " six ok ",
      confirmation: " six ok ",
    };
    expect(readSignUpForm(form(typed))).toEqual({
      name: "Asha Rao",
      mobile: "98155 50148",
      password: " six ok ",
      confirmation: " six ok ",
    });
  });

  it("need a name and a password typed twice, and nothing else", () => {
    expect(draftProblems(readSignUpForm(form({})))).toEqual({
      name: "Please enter your name.",
      password: "Password must be at least 6 characters long",
    });
    const whole = { name: "Asha", password: "secret", confirmation: "secret" };
    expect(draftProblems(readSignUpForm(form(whole)))).toEqual({});
  });

  it("show a refusal beside the field that it is about", () => {
    expect(["name", "mobile", "password", "profilePic"].map(formField)).toEqual([
      "name",
      "mobile",
      "password",
      "picture",
    ]);
    expect([formField("token"), formField("email"), formField(undefined)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
