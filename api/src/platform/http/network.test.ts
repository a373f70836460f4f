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

  const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
  const four = fc.tuple(group, group, group, group).filter((head) => head.some((part) => part !== "0"));
  const rest = fc.tuple(group, group, group, group);

  it("is the same for every address of a /64 in any spelling", () => {
    fc.assert(
      fc.property(four, rest, rest, (head, one, other) => {
        const first = networkOf([...head, ...one].join(":"));
        expect(networkOf([...head, ...other].join(":").toUpperCase())).toBe(first);
      }),
    );
  });

  it("is another one for an address of another /64", () => {
    fc.assert(
      fc.property(four, four, rest, (here, there, one) => {
        fc.pre(here.join() !== there.join());
        expect(networkOf([...there, ...one].join(":"))).not.toBe(networkOf([...here, ...one].join(":")));
      }),
    );
  });
});
