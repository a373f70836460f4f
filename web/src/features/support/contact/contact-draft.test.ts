import { describe, expect, it } from "vitest";
import { draftOf, faultsOf } from "./contact-draft.ts";

const typed = (changes: Record<string, string> = {}) => {
  const form = new FormData();
  const whole = {
    name: " Asha ",
    email: "asha@example.com",
    subject: "Sizes",
    message: "Does it run small?\n",
  };
  for (const [name, value] of Object.entries({ ...whole, ...changes })) form.set(name, value);
  return draftOf(form);
};

describe("a message to the shop", () => {
  it("is sent without the blanks around its parts", () => {
    expect(typed()).toEqual({
      name: "Asha",
      email: "asha@example.com",
      subject: "Sizes",
      message: "Does it run small?",
    });
    expect(faultsOf(typed())).toEqual({});
  });

  it("needs all of its parts, and says of each what is missing", () => {
    expect(faultsOf(typed({ name: "", email: "", subject: " ", message: "\n" }))).toEqual({
      name: "Please enter your name.",
      email: "Please enter a valid email address.",
      subject: "Please enter a subject.",
      message: "Please enter a message.",
    });
  });

  it.each(["asha", "asha@example", "asha example.com", "a b@example.com"])(
    "is not answered to %s",
    (email) => {
      expect(Object.keys(faultsOf(typed({ email })))).toEqual(["email"]);
    },
  );
});
