import { describe, expect, it } from "vitest";
import { circuit } from "./circuit.ts";
import { RazorpayTrouble } from "./razorpay-trouble.ts";

const unreachable = async () => {
  throw new RazorpayTrouble("unreachable", "no answer");
};
const refused = async () => {
  throw new RazorpayTrouble("refused", "no", 400);
};

/** A way to Razorpay with a clock of its own, and how often it was really gone. */
const aWay = () => {
  const way = { now: 0, gone: 0 };
  const through = circuit(() => way.now);
  const tell = (call: () => Promise<unknown>) =>
    through(() => {
      way.gone += 1;
      return call();
    }).then(
      () => "answered",
      (error: unknown) => String(error),
    );
  return { way, tell };
};

describe("the way to Razorpay", () => {
  it("is not tried for ten seconds after five failures in a row", async () => {
    const { way, tell } = aWay();
    for (let failures = 0; failures < 5; failures += 1) await tell(unreachable);
    way.now = 9999;
    expect(await tell(async () => 1)).toMatch(/resting/);
    expect(way.gone).toBe(5);
    way.now = 10_000;
    expect(await tell(async () => 1)).toBe("answered");
    expect(await tell(async () => 1)).toBe("answered");
  });

  it("is tested by one call alone, and rests again when that fails", async () => {
    const { way, tell } = aWay();
    for (let failures = 0; failures < 5; failures += 1) await tell(unreachable);
    way.now = 10_000;
    const both = await Promise.all([tell(unreachable), tell(unreachable)]);
    expect(both.map((said) => /resting/.test(said))).toEqual([false, true]);
    way.now = 19_999;
    expect(await tell(async () => 1)).toMatch(/resting/);
  });

  it("is a good one while Razorpay answers, be it with a refusal", async () => {
    const { way, tell } = aWay();
    for (let turn = 0; turn < 3; turn += 1) {
      for (let failures = 0; failures < 4; failures += 1) await tell(unreachable);
      expect(await tell(refused)).toMatch(/Razorpay: no$/);
    }
    expect(way.gone).toBe(15);
  });
});
