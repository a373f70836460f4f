import { lookup, type LookupAddress } from "node:dns";
import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";
import { Refusal } from "../errors/errors.ts";

/** All public IPv6 addresses. Others may lead elsewhere, such as ::7f00:1, which holds the IPv4 address 127.0.0.1. */
const publicV6 = ipaddr.parseCIDR("2000::/3");

/**
 * Whether an IP address belongs to the public internet: not to this machine, a private network, a provider's metadata service,
 * or a range that maps to one of those.
 */
export const isPublicAddress = (address: string): boolean => {
  if (!ipaddr.isValid(address)) return false;
  const ip = ipaddr.process(address);
  return ip.range() === "unicast" && (ip.kind() === "ipv4" || ip.match(publicV6));
};

/** Whether the server may connect to an IP address. */
export type IsAllowedAddress = (address: string) => boolean;

const refused = (): Refusal => new Refusal("PICTURE_URL_REFUSED");

/**
 * Looks a name up for a connection, and fails if any of its addresses is not allowed. The connection goes to the addresses that
 * were checked: a second look-up cannot return another one.
 */
export const checkedLookup =
  (isAllowed: IsAllowedAddress, resolve: typeof lookup = lookup): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      const [first] = error ? [] : addresses;
      if (error || !first) return callback(error ?? new Error(`${hostname} has no address`), "", 0);
      if (!addresses.every(({ address }) => isAllowed(address))) return callback(refused(), "", 0);
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
    });
  };

/** Refuses a URL whose host is an IP address that is not allowed: no look-up happens for it. */
export const checkLiteralHost = (url: URL, isAllowed: IsAllowedAddress): void => {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (ipaddr.isValid(host) && !isAllowed(host)) throw refused();
};
