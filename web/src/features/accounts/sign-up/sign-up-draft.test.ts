import { describe, expect, it } from "vitest";
import { signUpProblems, signUpFieldOf, readSignUpForm } from "./sign-up-draft.ts";

const form = (texts: Record<string, string>) => {
  const data = new FormData();
  for (const [name, text] of Object.entries(texts)) data.set(name, text);
  return data;
};

describe("the details of a sign-up", () => {
  it("are trimmed, except the password", () => {
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

  it("need a name and a password", () => {
    expect(signUpProblems(readSignUpForm(form({})))).toEqual({
      name: "Please enter your name.",
      password: "Password must be at least 6 characters long",
    });
  });

  it("are complete with a name and a confirmed password", () => {
    const whole = { name: "Asha", password: "secret", confirmation: "secret" };
    expect(signUpProblems(readSignUpForm(form(whole)))).toEqual({});
  });

  it("need a name alone after a mailed code", () => {
    expect(signUpProblems(readSignUpForm(form({})), false)).toEqual({ name: "Please enter your name." });
    expect(signUpProblems(readSignUpForm(form({ name: "Asha" })), false)).toEqual({});
  });

  it("show a refusal at its field", () => {
    expect(["name", "mobile", "password", "profilePic"].map(signUpFieldOf)).toEqual([
      "name",
      "mobile",
      "password",
      "picture",
    ]);
    expect([signUpFieldOf("token"), signUpFieldOf("email"), signUpFieldOf(undefined)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
