import { describe, expect, it } from "vitest";
import { useRealHashes } from "../../../test/support/cheap-hashes.ts";
import { hasher } from "./hasher.ts";

useRealHashes();

describe("hashing", () => {
  it("verifies the right text only", async () => {
    const { hashOf, isHashOf } = hasher({ maxQueueLength: 9 });
    const hash = await hashOf("saffron");
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await Promise.all(["saffron", "wrong"].map((text) => isHashOf(hash, text)))).toEqual([
      true,
      false,
    ]);
  });

  it("refuses a hash only when the queue is full", async () => {
    const { hashOf } = hasher({ maxQueueLength: 2 });
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => hashOf("saffron")));
    const refused = outcomes.filter((outcome) => outcome.status === "rejected");
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.map(({ reason }) => reason)).toEqual(
      refused.map(() => expect.objectContaining({ code: "NOT_READY" })),
    );
    expect(outcomes.slice(0, 2).map(({ status }) => status)).toEqual(["fulfilled", "fulfilled"]);
  });
});
