import type { EntityManager } from "typeorm";
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
  const [row] = await tx.query<{ orderId: string }[]>(
    `select order_id as "orderId" from order_credits where id = $1`,
    [creditId],
  );
  return row?.orderId;
};

/** A credit with the positions of its lines in the order; `undefined` if there is no such credit. */
export const creditToNote = async (
  tx: EntityManager,
  creditId: string,
): Promise<CreditToNote | undefined> => {
  const [row] = await tx.query<CreditToNote[]>(
    `select c.reason, c.shipping, c.shipping_tax as "shippingTax",
       (select json_agg(json_build_object('place', (select count(*) from order_lines e
           where e.order_id = l.order_id and e.place < l.place), 'quantity', p.quantity, 'amount', p.amount, 'tax', p.tax)
           order by l.place) from order_credit_lines p join order_lines l on l.id = p.order_line_id
         where p.credit_id = c.id) as lines
     from order_credits c where c.id = $1`,
    [creditId],
  );
  return row;
};

/** A credit note by its id, with its order; `undefined` if missing, or if the shopper's account is deleted. */
export const creditNoteById = async (
  tx: EntityManager,
  id: string,
): Promise<(CreditNoteRow & { orderId: string }) | undefined> => {
  const [row] = await tx.query<(CreditNoteRow & { orderId: string })[]>(
    `select n.id, n.number, n.issued_at as "issuedAt", n.snapshot, n.order_id as "orderId" from credit_notes n
     join orders o on o.id = n.order_id join users u on u.id = o.user_id
     where n.id = $1 and u.deleted_at is null`,
    [id],
  );
  return row;
};
