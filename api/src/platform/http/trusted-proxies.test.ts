import Fastify from "fastify";
import { describe, expect, it } from "vitest";
import { isTrustedHop, readTrustedProxies, type TrustedProxies } from "./trusted-proxies.ts";

describe("TRUST_PROXY", () => {
  it("is a flag, or a list of addresses and networks", () => {
    expect(readTrustedProxies("1")).toEqual({ proxies: true });
    expect(readTrustedProxies("false")).toEqual({ proxies: false });
    expect(readTrustedProxies("10.0.0.0/8, 192.168.1.7,2001:db8::/32 , ::1")).toEqual({
      proxies: ["10.0.0.0/8", "192.168.1.7", "2001:db8::/32", "::1"],
    });
  });

  it.each([
    ["2", "2"],
    ["10.0.0.0/8,", ""],
    ["10.0.0.0/33", "10.0.0.0/33"],
    ["10.0.0.1, proxy.example.com", "proxy.example.com"],
    ["10.0.0", "10.0.0"],
    ["0x0a000001", "0x0a000001"],
    ["0.0.0.0/0", "0.0.0.0/0"],
    ["::/0", "::/0"],
    ["10.0.0.1 10.0.0.2", "10.0.0.1 10.0.0.2"],
    ["::ffff:0.0.0.0/96", "::ffff:0.0.0.0/96"],
  ])("names the wrong entry of %s", (text, invalid) => {
    const result = readTrustedProxies(text);
    expect("problem" in result && result.problem).toContain(`"${invalid}" is no address and no network;`);
  });

  it.each([
    "0.0.0.0/1,128.0.0.0/1",
    "128.0.0.0/1, 0.0.0.0/1, 10.0.0.0/8",
    "0.0.0.0/2,64.0.0.0/2,128.0.0.0/2,192.0.0.0/2",
    "0.0.0.0/1",
    "::/1,8000::/1",
    "2000::/3",
    "2000::/4,3000::/4",
    "2001::/16,2400::/12,2600::/12,2800::/12,2a00::/12,2c00::/12",
    "::ffff:0.0.0.0/97,::ffff:128.0.0.0/97",
    "10.0.0.0/8,::/2",
    // Each of them is as small as a network of proxies may be.
    Array.from({ length: 17 }, (_, index) => `${index + 20}.0.0.0/8`).join(),
  ])("refuses networks that together hold a large part of the Internet: %s", (text) => {
    expect(readTrustedProxies(text)).toEqual({
      problem: "holds a large part of all addresses; list those of your proxies only",
    });
  });

  it.each([
    "10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,100.64.0.0/10,127.0.0.0/8,fc00::/7,fe80::/10,::1",
    "173.245.48.0/20,103.21.244.0/22,104.16.0.0/13,172.64.0.0/13,162.158.0.0/15,2400:cb00::/32,2a06:98c0::/29",
    "10.0.0.0/8,10.0.0.0/8,10.1.0.0/16",
  ])("takes private networks and those of a CDN: %s", (text) => {
    expect(readTrustedProxies(text)).toEqual({ proxies: text.split(",") });
  });
});

describe("the address of a client", () => {
  const addressOf = async (proxies: TrustedProxies, peer: string, forwarded: string): Promise<string> => {
    const app = Fastify({ trustProxy: isTrustedHop(proxies) });
    app.get("/", async ({ ip }) => ip);
    const headers = { "x-forwarded-for": forwarded };
    const { body } = await app.inject({ url: "/", remoteAddress: peer, headers });
    await app.close();
    return body;
  };
  const list = ["10.0.0.0/8", "203.0.113.9", "2001:db8::/32"];

  it.each<[string, TrustedProxies, string, string, string]>([
    ["is the peer without a proxy", false, "10.0.0.1", "198.51.100.1", "10.0.0.1"],
    ["is what the nearest proxy appended", true, "10.0.0.1", "6.6.6.6, 198.51.100.1", "198.51.100.1"],
    [
      "is the first that is no proxy, from the right",
      list,
      "10.0.0.1",
      "6.6.6.6, 198.51.100.1, 203.0.113.9",
      "198.51.100.1",
    ],
    [
      "is read behind a proxy of an IPv4 network in an IPv6 spelling",
      ["::ffff:10.0.0.0/104"],
      "10.0.0.1",
      "198.51.100.1",
      "198.51.100.1",
    ],
    ["is the peer if that is no proxy", list, "198.51.100.7", "6.6.6.6", "198.51.100.7"],
    ["is the farthest proxy if all are", list, "10.0.0.1", "10.1.1.1, 10.2.2.2", "10.1.1.1"],
    [
      "may be IPv6, and a proxy may be IPv4 in an IPv6 spelling",
      list,
      "::ffff:10.0.0.1",
      "2a00::1, 2001:db8::5",
      "2a00::1",
    ],
    ["is never a trusted text that is no address", list, "10.0.0.1", "unknown", "unknown"],
  ])("is read from X-Forwarded-For: %s", async (_, proxies, peer, forwarded, address) => {
    expect(await addressOf(proxies, peer, forwarded)).toBe(address);
  });
});
