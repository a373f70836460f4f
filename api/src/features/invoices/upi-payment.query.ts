import type { EntityManager } from "typeorm";
import type { Services } from "../shop/services.ts";
import type { UpiPayment } from "../shop/upi.rules.ts";
import { cashDueOfInvoice } from "./invoice.store.ts";
import type { PrintedDocument } from "./printed-document.ts";

/**
 * What a shopper can still pay by UPI for an invoice: the total of a cash order that is neither paid nor delivered nor ended. UPI has paise,
 * so it is not rounded.
 * `undefined` for all others, for credit notes, and in a shop without a UPI id.
 */
export const upiPaymentOf = async (
  manager: EntityManager,
  { upiId, seller }: Pick<Services["settings"], "upiId" | "seller">,
  { id, snapshot }: Pick<PrintedDocument, "id" | "snapshot">,
): Promise<UpiPayment | undefined> => {
  if (!upiId || snapshot.corrects) return undefined;
  const amount = await cashDueOfInvoice(manager, id);
  return amount > 0 ? { upiId, payee: seller.name, amount, orderNumber: snapshot.orderNumber } : undefined;
};
