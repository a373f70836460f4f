import ipaddr from "ipaddr.js";

/** No proxy, the nearest one, or the addresses and networks of all proxies in front of the shop. */
export type TrustedProxies = boolean | readonly string[];

type Network = readonly [ipaddr.IPv4 | ipaddr.IPv6, number];

/** An address or a network in CIDR notation; `undefined` for any other text, and for a network that contains every address. */
const networkOf = (text: string): Network | undefined => {
  const isV4 = !text.includes(":");
  if (isV4 ? ipaddr.IPv4.isValidFourPartDecimal(text) : ipaddr.IPv6.isValid(text)) {
    const address = ipaddr.process(text);
    return [address, address.kind() === "ipv4" ? 32 : 128];
  }
  const isNetwork = isV4 ? ipaddr.IPv4.isValidCIDRFourPartDecimal(text) : ipaddr.IPv6.isValidCIDR(text);
  const network = isNetwork ? ipaddr.parseCIDR(text) : undefined;
  return network && network[1] > 0 ? network : undefined;
};

/** Parses TRUST_PROXY: 1, 0, or a list separated by commas. Returns the first wrong entry as `invalid`. */
export const readTrustedProxies = (text: string): { proxies: TrustedProxies } | { invalid: string } => {
  if (/^(1|true)$/.test(text)) return { proxies: true };
  if (/^(0|false)$/.test(text)) return { proxies: false };
  const entries = text.split(",").map((entry) => entry.trim());
  const invalid = entries.find((entry) => !networkOf(entry));
  return invalid === undefined ? { proxies: entries } : { invalid };
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
