import type { PaymentMethod } from "../../../graphql/generated.ts";
import type { DraftFields } from "../../../ui/form-draft.ts";
import { addressFields, type Address } from "../address.ts";
import type { CustomerLine, FoundProduct } from "./order-lines.ts";

/** What an admin enters for an order by phone. */
export type CustomerOrderEntry = {
  /** One key for one order: a second press, and a retry after a lost response or a reload, place it once. */
  idempotencyKey: string;
  lines: readonly CustomerLine[];
  address: Address;
  method: PaymentMethod;
  /** The applied discount code; "" if none. */
  discountCode: string;
};

/** An order that is entered and not placed. */
export type CustomerOrderDraft = CustomerOrderEntry & {
  /** When it was last changed (ISO). */
  savedAt: string;
};

const addressOf = (texts: DraftFields): Address =>
  Object.fromEntries(addressFields.map((field) => [field, texts[field] ?? ""])) as Address;

export const newEntry = (): CustomerOrderEntry => ({
  idempotencyKey: `phone-${crypto.randomUUID()}`,
  lines: [],
  address: addressOf({}),
  method: "COD",
  discountCode: "",
});

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === "string");

const isProduct = (value: unknown): value is FoundProduct => {
  const { id, title, price, stock, availableSizes, availableColors } = (value ?? {}) as Partial<FoundProduct>;
  return (
    [id, title].every((text) => typeof text === "string") &&
    [price, stock].every((number) => typeof number === "number") &&
    isTexts(availableSizes) &&
    isTexts(availableColors)
  );
};

const isLine = (value: unknown): value is CustomerLine => {
  const { key, product, size, color, quantity } = (value ?? {}) as Partial<CustomerLine>;
  return (
    Number.isInteger(key) &&
    isProduct(product) &&
    [size, color].every((variant) => variant === null || typeof variant === "string") &&
    Number.isInteger(quantity)
  );
};

const parseLines = (text: string | undefined): readonly CustomerLine[] | null => {
  try {
    const lines: unknown = JSON.parse(text ?? "null");
    return Array.isArray(lines) && lines.every(isLine) ? lines : null;
  } catch {
    return null;
  }
};

/** Whether neither a product nor an address is entered. */
export const isEmptyEntry = ({ lines, address }: CustomerOrderEntry): boolean =>
  lines.length === 0 && addressFields.every((field) => address[field].trim() === "");

/** A draft as texts, for the tab's storage. */
export const draftFields = ({ lines, address, ...texts }: CustomerOrderDraft): DraftFields => ({
  ...texts,
  ...address,
  lines: JSON.stringify(lines),
});

/** The draft of stored texts; `null` if they are missing or have another shape. */
export const draftOfFields = (fields: DraftFields | null): CustomerOrderDraft | null => {
  const { savedAt = "", idempotencyKey = "", method, discountCode = "", lines: linesText } = fields ?? {};
  const lines = parseLines(linesText);
  const isMethod = method === "COD" || method === "ONLINE";
  if (!lines || !isMethod || idempotencyKey === "" || Number.isNaN(Date.parse(savedAt))) return null;
  return { savedAt, idempotencyKey, lines, address: addressOf(fields ?? {}), method, discountCode };
};
