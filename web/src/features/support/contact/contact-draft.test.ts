import { describe, expect, it } from "vitest";
import { readContactForm, contactProblems } from "./contact-draft.ts";

const typed = (changes: Record<string, string> = {}) => {
  const form = new FormData();
  const complete = {
    name: " Asha ",
    email: "asha@example.com",
    subject: "Sizes",
    message: "Does it run small?\n",
  };
  for (const [name, value] of Object.entries({ ...complete, ...changes })) form.set(name, value);
  return readContactForm(form);
};

describe("a message to the shop", () => {
  it("is sent with trimmed fields", () => {
    expect(typed()).toEqual({
      name: "Asha",
      email: "asha@example.com",
      subject: "Sizes",
      message: "Does it run small?",
    });
    expect(contactProblems(typed())).toEqual({});
  });

  it("reports each missing field", () => {
    expect(contactProblems(typed({ name: "", email: "", subject: " ", message: "\n" }))).toEqual({
      name: "Please enter your name.",
      email: "Please enter a valid email address.",
      subject: "Please enter a subject.",
      message: "Please enter a message.",
    });
  });

  it.each(["asha", "asha@example", "asha example.com", "a b@example.com"])(
    "refuses the address %s",
    (email) => {
      expect(Object.keys(contactProblems(typed({ email })))).toEqual(["email"]);
    },
  );
});
