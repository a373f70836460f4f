import { IsNull, type EntityManager } from "typeorm";
import { OrderCredit } from "../payments/order-credit.entity.ts";
import { StoredCreditNote } from "./credit-note.entity.ts";
import type { CreditNoteSnapshot, CreditToNote } from "./credit-note.rules.ts";

export type CreditNoteRow = { id: string; number: string; issuedAt: Date; snapshot: CreditNoteSnapshot };

export const addCreditNote = async (
  tx: EntityManager,
  note: Omit<CreditNoteRow, "id"> & { orderId: string; invoiceId: string; creditId: string },
): Promise<string> => {
  const result = await tx.insert(StoredCreditNote, note);
  return (result.identifiers[0] as { id: string }).id;
};

/** Whether a credit has its note. */
export const hasCreditNote = (tx: EntityManager, creditId: string): Promise<boolean> =>
  tx.existsBy(StoredCreditNote, { creditId });

/** The order of a credit; `undefined` if there is no such credit. */
export const orderOfCredit = async (tx: EntityManager, creditId: string): Promise<string | undefined> => {
  const credit = await tx.findOneBy(OrderCredit, { id: creditId });
  return credit?.orderId;
};

/** A credit with the positions of its lines in the order; `undefined` if there is no such credit. */
export const creditToNote = async (
  tx: EntityManager,
  creditId: string,
): Promise<CreditToNote | undefined> => {
  const [row] = await tx.query<CreditToNote[]>(
    `select c.reason, c.shipping, c.shipping_tax as "shippingTax",
       (select coalesce(json_agg(json_build_object('position', (select count(*) from order_lines e
           where e.order_id = l.order_id and e.position < l.position), 'quantity', p.quantity, 'amount', p.amount, 'tax', p.tax)
           order by l.position), '[]') from order_credit_lines p join order_lines l on l.id = p.order_line_id
         where p.credit_id = c.id) as lines
     from order_credits c where c.id = $1`,
    [creditId],
  );
  return row;
};

/** Number and order of a credit note, also of a deleted account; `null` if missing. */
export const findCreditNote = (
  tx: EntityManager,
  id: string,
): Promise<Pick<StoredCreditNote, "orderId" | "number"> | null> =>
  tx.findOne(StoredCreditNote, { select: { id: true, orderId: true, number: true }, where: { id } });

/** A credit note by its id; `undefined` if missing, or if the shopper's account is deleted. */
export const creditNoteById = async (
  tx: EntityManager,
  id: string,
): Promise<StoredCreditNote | undefined> => {
  const [note] = await tx.findBy(StoredCreditNote, { id, order: { user: { deletedAt: IsNull() } } });
  return note;
};
