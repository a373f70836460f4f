import { describe, expect, it } from "vitest";
import { verifiedInState, type VerifiedState } from "./verified-in-state.ts";

describe("a link that was used up", () => {
  it("is remembered by its address, and by nothing else", () => {
    expect(verifiedInState({ verified: "asha@example.com" } satisfies VerifiedState)).toBe(
      "asha@example.com",
    );
    for (const other of [null, undefined, "asha@example.com", {}, { verified: 1 }])
      expect(verifiedInState(other)).toBeNull();
  });
});
