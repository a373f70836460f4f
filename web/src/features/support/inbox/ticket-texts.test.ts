import { describe, expect, it } from "vitest";
import { withoutSent, withText } from "./ticket-texts.ts";

describe("what is typed about a ticket", () => {
  it("is nothing as soon as both texts are empty", () => {
    expect(withText(null, { note: "Called her." })).toEqual({ answer: "", note: "Called her." });
    expect(withText({ answer: "Yes", note: "" }, { answer: "" })).toBeNull();
  });

  const typed = { answer: "Yes", note: "Called her." };

  it("loses a text that was sent", () => {
    expect(withoutSent(typed, "answer", "Yes")).toEqual({ answer: "", note: "Called her." });
    expect(withoutSent(null, "note", "Called her.")).toBeNull();
  });

  it("keeps what was typed while it was being sent", () => {
    expect(withoutSent({ ...typed, answer: "Yes, and M." }, "answer", "Yes")).toEqual({
      answer: "Yes, and M.",
      note: "Called her.",
    });
  });
});
