import { describe, expect, it } from "vitest";
import { Refusal } from "../../platform/errors/errors.ts";
import { checkedMessage, type MessageInput } from "./contact-message.rules.ts";

const whole: MessageInput = {
  name: "Asha Rao",
  email: "Asha@Example.com",
  subject: "A size between two sizes",
  message: "Dear shop,\r\nI am between S and M.\rWhich one?",
};

/** The field that is refused, with what is said of it. */
const refusalOf = (change: Partial<MessageInput>): [string | undefined, string] | undefined => {
  try {
    checkedMessage({ ...whole, ...change });
    return undefined;
  } catch (reason) {
    if (!(reason instanceof Refusal)) throw reason;
    return [reason.details.field, reason.message];
  }
};

describe("a message of the contact form", () => {
  it("is kept trimmed, with one kind of line break, and its address in its one form", () => {
    expect(checkedMessage({ ...whole, name: "  Asha Rao ", message: `\n${whole.message}\n\n` })).toEqual({
      name: "Asha Rao",
      email: "asha@example.com",
      subject: "A size between two sizes",
      message: "Dear shop,\nI am between S and M.\nWhich one?",
    });
  });

  it.each([
    ["name", "Please enter your name."],
    ["email", "Please enter a valid email address."],
    ["subject", "Please enter a subject."],
    ["message", "Please enter a message."],
  ])("needs its %s: nothing, blanks and signs that nobody sees are nothing", (field, sentence) => {
    for (const typed of ["", "  \t ", "\u200b\u2060", "\n\n"])
      expect(refusalOf({ [field]: typed })).toEqual([field, sentence]);
  });

  it("names the first part that is wrong, in the order of the form", () => {
    expect(refusalOf({ name: "", email: "", subject: "", message: "" })?.[0]).toBe("name");
    expect(refusalOf({ email: "nobody", subject: "" })?.[0]).toBe("email");
  });

  it.each(["\n", "\r", "\r\n", "\u2028", "\u2029", "\u0085", "\0", "\u001b", "\ud800"])(
    "begins no header of a mail: %j in the name, the subject or the address is refused",
    (sign) => {
      const typed = `Sizes${sign}Bcc: victim@example.com`;
      expect(refusalOf({ name: typed })?.[0]).toBe("name");
      expect(refusalOf({ subject: typed })).toEqual([
        "subject",
        "The subject holds a character that cannot be sent.",
      ]);
      expect(refusalOf({ email: `asha@example.com${sign}Bcc: victim@example.com` })?.[0]).toBe("email");
    },
  );

  it("may have lines and tabs in its text, and no other control sign", () => {
    expect(refusalOf({ message: "One\n\ttwo" })).toBeUndefined();
    expect(refusalOf({ message: "One\u001b[31mtwo" })?.[0]).toBe("message");
  });

  it.each([
    ["name", 100],
    ["subject", 150],
    ["message", 5000],
  ])("has a %s of at most %i characters", (field, most) => {
    expect(refusalOf({ [field]: "ક".repeat(most) })).toBeUndefined();
    expect(refusalOf({ [field]: "x".repeat(most + 1) })).toEqual([
      field,
      `The ${field} has at most ${most.toLocaleString("en-IN")} characters.`,
    ]);
  });
});
