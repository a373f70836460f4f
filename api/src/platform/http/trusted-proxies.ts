import ipaddr from "ipaddr.js";

/** No proxy, the nearest one, or the addresses and networks of all proxies in front of the shop. */
export type TrustedProxies = boolean | readonly string[];

type Network = readonly [ipaddr.IPv4 | ipaddr.IPv6, number];

/** An IPv4 network that is written as IPv6 (::ffff:10.0.0.0/104), as IPv4: addresses of clients are compared as IPv4. */
const plain = ([address, bits]: Network): Network =>
  address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress() && bits >= 96
    ? [address.toIPv4Address(), bits - 96]
    : [address, bits];

/** An address or a network in CIDR notation; `undefined` for any other text, and for a network that contains every address. */
const networkOf = (text: string): Network | undefined => {
  const isV4 = !text.includes(":");
  if (isV4 ? ipaddr.IPv4.isValidFourPartDecimal(text) : ipaddr.IPv6.isValid(text)) {
    const address = ipaddr.process(text);
    return [address, address.kind() === "ipv4" ? 32 : 128];
  }
  const isNetwork = isV4 ? ipaddr.IPv4.isValidCIDRFourPartDecimal(text) : ipaddr.IPv6.isValidCIDR(text);
  const network = isNetwork ? plain(ipaddr.parseCIDR(text)) : undefined;
  return network && network[1] > 0 ? network : undefined;
};

/** First and last address of a network, as numbers. */
const rangeOf = ([address, bits]: Network): [bigint, bigint] => {
  const bytes = address.toByteArray();
  const size = 1n << BigInt(bytes.length * 8 - bits);
  const number = bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
  const first = (number / size) * size;
  return [first, first + size - 1n];
};

/** How many addresses of `space` are in any of the networks. */
const covered = (networks: readonly Network[], space: Network): bigint => {
  const [start, end] = rangeOf(space);
  const ranges = networks
    .filter(([address]) => address.kind() === space[0].kind())
    .map(rangeOf)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  let next = start;
  let count = 0n;
  for (const [first, last] of ranges) {
    const [from, to] = [first > next ? first : next, last < end ? last : end];
    if (to < from) continue;
    count += to - from + 1n;
    next = to + 1n;
  }
  return count;
};

/** The addresses that clients can have, and how many of them may be proxies: 16 times a /8 of IPv4, one /16 of IPv6. */
const clientSpaces: readonly { space: Network; max: bigint }[] = [
  { space: ipaddr.parseCIDR("0.0.0.0/0"), max: 1n << 28n },
  { space: ipaddr.parseCIDR("2000::/3"), max: 1n << 112n },
];

/** Whether the networks together cover a large part of the Internet: a client inside them could forge its address. */
const isTooWide = (networks: readonly Network[]): boolean =>
  clientSpaces.some(({ space, max }) => covered(networks, space) > max);

/** Parses TRUST_PROXY: 1, 0, or a list separated by commas. Returns what is wrong with a list as `problem`. */
export const readTrustedProxies = (text: string): { proxies: TrustedProxies } | { problem: string } => {
  if (/^(1|true)$/.test(text)) return { proxies: true };
  if (/^(0|false)$/.test(text)) return { proxies: false };
  const entries = text.split(",").map((entry) => entry.trim());
  const invalid = entries.find((entry) => !networkOf(entry));
  if (invalid !== undefined)
    return {
      problem: `"${invalid}" is no address and no network; set 1, 0, or a list such as 10.0.0.0/8, 192.168.1.7`,
    };
  const networks = entries.map(networkOf).filter((network) => network !== undefined);
  if (isTooWide(networks))
    return { problem: "holds a large part of all addresses; list those of your proxies only" };
  return { proxies: entries };
};

/**
 * Whether the address of a hop is one of the shop's proxies. The client's address is the first one of X-Forwarded-For, read from
 * the right, that is not: clients can forge the rest.
 */
export const isTrustedHop = (
  proxies: TrustedProxies,
): false | ((address: string, hop: number) => boolean) => {
  if (typeof proxies === "boolean") return proxies && ((_address, hop) => hop === 0);
  const networks = proxies.map(networkOf).filter((network) => network !== undefined);
  return (address) => {
    if (!ipaddr.isValid(address)) return false;
    const ip = ipaddr.process(address);
    return networks.some(([range, bits]) => range.kind() === ip.kind() && ip.match(range, bits));
  };
};
