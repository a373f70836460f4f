import { describe, expect, it } from "vitest";
import { readPayLink, signPayLink } from "./pay-link.ts";

const secret = "a secret of at least thirty-two bytes";
const id = "01990000-0000-7000-8000-00000000abcd";

describe("a payment link", () => {
  it("names its order", () => {
    expect(readPayLink(secret, signPayLink(secret, id))).toBe(id);
  });

  it.each([
    ["of another shop", signPayLink("another secret of at least 32 bytes", id)],
    ["of another order", signPayLink(secret, id).replace(/^.{4}/, "AZkB")],
    ["that is cut", signPayLink(secret, id).slice(0, -2)],
    ["with padding", `${signPayLink(secret, id)}=`],
    ["that is no token", "pay"],
    ["that is empty", ""],
  ])("%s is refused", (_, token) => {
    expect(readPayLink(secret, token)).toBeUndefined();
  });
});
