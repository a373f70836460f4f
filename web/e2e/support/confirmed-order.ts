import type { APIRequestContext } from "@playwright/test";
import { orderInCash } from "./cash-order.ts";
import { sql } from "./database.ts";
import { ownProduct } from "./own-order.ts";
import { newShopperOutsideBrowser } from "./shopper.ts";

type Sale = { id: string; orderNumber: string; name: string; phone: string; lineId: string };

/** Letters that no other name has. */
const randomWord = (): string =>
  crypto
    .randomUUID()
    .replace(/\W/g, "")
    .slice(0, 12)
    .replace(/\d/g, (digit) => "ghijklmnop".charAt(Number(digit)));

const randomPhone = (): string => `98${String(Math.floor(Math.random() * 100_000_000)).padStart(8, "0")}`;

/** A new shopper's cash order of one piece of a product of its own: confirmed, without an invoice. Only it has its name and phone. */
export const aConfirmedOrder = async (request: APIRequestContext): Promise<Sale> => {
  const shopper = await newShopperOutsideBrowser(request);
  const { line } = await ownProduct(request);
  const [name, phone] = [`Zubeida ${randomWord()}`, randomPhone()];
  const { id, orderNumber } = await orderInCash(shopper, [line], { fullName: name, phone });
  const [stored] = await sql<{ id: string }>("select id from order_lines where order_id = $1", [id]);
  return { id, orderNumber, name, phone, lineId: stored?.id ?? "" };
};
