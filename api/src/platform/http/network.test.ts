import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { networkOf } from "./network.ts";

describe("the network of an address", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["::FFFF:cb00:7107", "203.0.113.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["unknown", "unknown"],
    ["", ""],
    [undefined, ""],
    ["1:2:3", "1:2:3"],
    [":::", ":::"],
  ])("of %s is %s", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it("is the same for every address of a /64, in any spelling, and for no other", () => {
    const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
    const four = fc.tuple(group, group, group, group);
    const isMapped = (head: string[]) => head.every((part) => part === "0");
    fc.assert(
      fc.property(four, four, four, four, (here, there, one, other) => {
        fc.pre(!isMapped(here) && !isMapped(there));
        const [first, second] = [one, other].map((rest) => networkOf([...here, ...rest].join(":")));
        expect(first).toBe(second);
        expect(networkOf([...there, ...one].join(":").toUpperCase()) === first).toBe(
          here.join() === there.join(),
        );
      }),
    );
  });
});
