import { OrderStatus } from "./order-status.rules.ts";

/** The statuses in which the admin can change what goes where: the parcel has not left. */
const unshipped: readonly OrderStatus[] = [
  OrderStatus.PENDING,
  OrderStatus.CONFIRMED,
  OrderStatus.PROCESSING,
];

export const isUnshipped = (status: OrderStatus): boolean => unshipped.includes(status);

/** The statuses in which the shopper can change the address of an order, unless it is marked as packed. */
export const isUnpacked = (status: OrderStatus): boolean =>
  status === OrderStatus.PENDING || status === OrderStatus.CONFIRMED;

export type MergedFields<Fields> = { fields: Fields; conflicts: (keyof Fields & string)[] };

/**
 * Merges a change with what others have changed since: a field that the writer left as it was seen keeps its current
 * value. A field that both have changed to different values is a conflict.
 */
export const mergedFields = <Fields extends Record<string, unknown>>(
  current: Fields,
  seen: Fields,
  input: Fields,
): MergedFields<Fields> => {
  const names = Object.keys(current) as (keyof Fields & string)[];
  const isChanged = (name: keyof Fields) => input[name] !== seen[name];
  return {
    fields: Object.fromEntries(
      names.map((name) => [name, isChanged(name) ? input[name] : current[name]]),
    ) as Fields,
    conflicts: names.filter(
      (name) => isChanged(name) && current[name] !== seen[name] && current[name] !== input[name],
    ),
  };
};

/** An address as staff without `Permission.VIEW_ORDERS` sees it. */
export const withoutContacts = <Address extends { email: string; phone: string }>(to: Address): Address => ({
  ...to,
  email: "",
  phone: "",
});

/** An e-mail address as the audit stores it: it outlives a deleted account. "a…@example.com" */
const maskedEmail = (email: string): string => email.replace(/^(.).*@/, "$1…@");

/** The last four characters of a phone number. */
const maskedPhone = (phone: string): string => (phone === "" ? "" : `…${phone.slice(-4)}`);

/** An address as the audit stores it. */
export const auditedAddress = <Address extends { email: string; phone: string }>(
  address: Address,
): Address => ({
  ...address,
  email: maskedEmail(address.email),
  phone: maskedPhone(address.phone),
});
