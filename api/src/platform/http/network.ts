/** The four groups before the interface part: the network of one household or one phone. */
const groupsOfNetwork = 4;
const groupsTotal = 8;

const ipv4Mapped = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/;

const dotted = (high: string, low: string): string => {
  const [one, other] = [parseInt(high, 16), parseInt(low, 16)];
  return [one >> 8, one & 255, other >> 8, other & 255].join(".");
};

/** The canonical spelling of an IPv6 address; `undefined` for any other text. */
const canonicalIpv6 = (address: string): string | undefined => {
  const url = `http://[${address.split("%", 1)[0]}]`;
  return address.includes(":") && URL.canParse(url) ? new URL(url).hostname.slice(1, -1) : undefined;
};

/**
 * The network that throttles count: an IPv4 address, or the /64 of an IPv6 address, since its owner can use each of its 2^64
 * addresses. An IPv4 address in an IPv6 spelling is that IPv4 address. Other text is returned as it is. Node has no address for a
 * connection that is already closed, against the types: `undefined` is the empty text.
 */
export const networkOf = (address: string | undefined): string => {
  if (address === undefined) return "";
  const canonical = canonicalIpv6(address);
  if (canonical === undefined) return address;
  const [, high, low] = ipv4Mapped.exec(canonical) ?? [];
  if (high && low) return dotted(high, low);
  const [before, after] = canonical.split("::").map((part) => part.split(":").filter(Boolean));
  const [head, tail] = [before ?? [], after ?? []];
  const zeros = Array.from({ length: groupsTotal - head.length - tail.length }, () => "0");
  const groups = [...head, ...zeros, ...tail];
  return `${groups.slice(0, groupsOfNetwork).join(":")}::/64`;
};
