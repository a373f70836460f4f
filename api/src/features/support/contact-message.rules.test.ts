import { describe, expect, it } from "vitest";
import { Refusal } from "../../platform/errors/errors.ts";
import { checkedMessage, type MessageInput } from "./contact-message.rules.ts";

const whole: MessageInput = {
  name: "Asha Rao",
  email: "Asha@Example.com",
  subject: "A size between two sizes",
  message: "Dear shop,\r\nI am between S and M.\rWhich one?",
};

/** The field and the sentence of the refusal; `undefined` if the message is accepted. */
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
  it("is stored trimmed, with uniform line breaks and a normalized address", () => {
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
  ])("needs its %s: an empty, blank or invisible text is refused", (field, sentence) => {
    for (const typed of ["", "  \t ", "\u200b\u2060", "\n\n"])
      expect(refusalOf({ [field]: typed })).toEqual([field, sentence]);
  });

  it("names the first part that is wrong, in the order of the form", () => {
    expect(refusalOf({ name: "", email: "", subject: "", message: "" })?.[0]).toBe("name");
    expect(refusalOf({ email: "no-address", subject: "" })?.[0]).toBe("email");
  });

  it.each(["\n", "\r", "\r\n", "\u2028", "\u2029", "\u0085", "\0", "\u001b", "\ud800"])(
    "cannot start a mail header: %j in the name, the subject or the address is refused",
    (character) => {
      const typed = `Sizes${character}Bcc: victim@example.com`;
      expect(refusalOf({ name: typed })?.[0]).toBe("name");
      expect(refusalOf({ subject: typed })).toEqual([
        "subject",
        "The subject contains a character that cannot be sent.",
      ]);
      expect(refusalOf({ email: `asha@example.com${character}Bcc: victim@example.com` })?.[0]).toBe("email");
    },
  );

  it("may have line breaks and tabs in its text, but no other control character", () => {
    expect(refusalOf({ message: "One\n\ttwo" })).toBeUndefined();
    expect(refusalOf({ message: "One\u001b[31mtwo" })?.[0]).toBe("message");
  });

  it.each([
    ["name", 100],
    ["subject", 150],
    ["message", 5000],
  ])("has a %s of at most %i characters", (field, maxLength) => {
    expect(refusalOf({ [field]: "ક".repeat(maxLength) })).toBeUndefined();
    expect(refusalOf({ [field]: "x".repeat(maxLength + 1) })).toEqual([
      field,
      `The ${field} has at most ${maxLength.toLocaleString("en-IN")} characters.`,
    ]);
  });
});
