import { In, type EntityManager } from "typeorm";
import { StoredCreditNote } from "./credit-note.entity.ts";
import { StoredInvoice } from "./invoice.entity.ts";
import type { PrintedDocument } from "./printed-document.ts";

/** Invoices and credit notes in the order of their ids, also those of deleted accounts: the seller keeps its books. */
export const documentsByIds = async (
  tx: EntityManager,
  ids: readonly string[],
): Promise<PrintedDocument[]> => {
  const invoices = await tx.findBy(StoredInvoice, { id: In(ids) });
  const notes = await tx.findBy(StoredCreditNote, { id: In(ids) });
  const byId = new Map<string, PrintedDocument>([...invoices, ...notes].map((each) => [each.id, each]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};
