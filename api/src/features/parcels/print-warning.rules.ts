import { unprintableIn } from "../../platform/pdf/printed-text.ts";

/** What the papers of an order print. */
export type PrintedOrder = {
  shippingAddress: { fullName: string; address: string; city: string; phone: string; zipCode: string };
  notes: string | null;
  lines: readonly { title: string; size: string | null; color: string | null }[];
};

/** More of a part are not listed: the admin sees them in the order. */
const listed = 8;

/**
 * Says which characters the packing slip and the invoice of an order cannot show; `undefined` if they show all. New addresses do
 * not have such characters, but those of earlier orders, notes and titles can.
 */
export const printWarning = ({ shippingAddress, notes, lines }: PrintedOrder): string | undefined => {
  const { fullName, address, city, phone, zipCode } = shippingAddress;
  const pieces = lines.flatMap(({ title, size, color }) => [title, size ?? "", color ?? ""]);
  const parts = {
    name: fullName,
    address: [address, city, zipCode].join("\n"),
    phone,
    note: notes ?? "",
    pieces: pieces.join("\n"),
  };
  const missing = Object.entries(parts).flatMap(([name, text]) => {
    const characters = unprintableIn(text);
    const rest = characters.length > listed ? " …" : "";
    return characters.length > 0 ? [`${characters.slice(0, listed).join(" ")}${rest} (${name})`] : [];
  });
  if (missing.length === 0) return undefined;
  return `These characters cannot be printed: ${missing.join(", ")}. Please add them by hand.`;
};
