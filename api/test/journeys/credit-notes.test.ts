import { describe, expect, it } from "vitest";
import { issueCreditNote } from "../../src/features/invoices/issue-credit-note.command.ts";
import { creditsOf } from "../support/credits.ts";
import type { Person } from "../support/factories.ts";
import { noOrderLimits } from "../support/no-order-limits.ts";
import { textOfPdf } from "../support/pdf-text.ts";
import { openTestMailbox } from "../support/test-mailbox.ts";
import { openTestShop } from "../support/test-shop.ts";
import { itInOneDay } from "../support/within-one-day.ts";

const testShop = await openTestShop({
  ...noOrderLimits,
  SELLER_NAME: "Saanjh Studio",
  SELLER_STATE: "Punjab",
  SELLER_GSTIN: "03AAAAA0000A1ZC",
});
const mailbox = await openTestMailbox(testShop);
const { gql, sql, shop, server, aShopper, anAdmin } = testShop;
const { credit, piecesOf, aCashOrder } = creditsOf(testShop);

type Note = { number: string; amount: number; issuedAt: string; url: string };

const notesOf = async (viewer: Person, id: string): Promise<Note[]> => {
  const { data } = await gql<{ order: { creditNotes: Note[] } }>(
    "query($id: ID!) { order(id: $id) { creditNotes { number amount issuedAt url } } }",
    { id },
    viewer.token,
  );
  return data.order.creditNotes;
};

const open = (url: string) => server.app.inject({ method: "GET", url: url.slice(url.indexOf("/invoices")) });

/** Credits some pieces of an order, all that is left by default, and issues the note as the job does. */
const noted = async (orderId: string, quantity?: number) => {
  const row = await credit(orderId, quantity ? { pieces: await piecesOf(orderId, quantity) } : {});
  const creditId = row?.id ?? "";
  await Promise.all([1, 2, 3].map(() => issueCreditNote(shop, creditId, new Date())));
  return creditId;
};

describe("the credit note of pieces that came back", () => {
  it("is the same PDF by its mail and by its link", async () => {
    const { shopper, order } = await aCashOrder();
    await noted(order.id, 1);
    const [note] = await notesOf(shopper, order.id);
    expect(note).toMatchObject({ amount: 300, number: expect.stringMatching(/^CN\/\d\d-\d\d\/\d{6}$/) });
    const mail = await mailbox.nextMail(shopper.email, "Credit note");
    expect(mail.subject).toBe(`Credit note ${note?.number} for order ${order.orderNumber}`);
    const response = await open(note?.url ?? "");
    expect(response.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": `inline; filename="Saanjh-credit-note-${note?.number.replaceAll("/", "-")}.pdf"`,
    });
    expect(response.rawPayload.equals(mail.attachments?.[0]?.content ?? Buffer.of())).toBe(true);
    const lines = textOfPdf(response.rawPayload).join("\n").split("\n");
    const [invoice] = await sql<{ number: string }>("select number from invoices where order_id = $1", [
      order.id,
    ]);
    for (const text of ["Credit note", note?.number, invoice?.number, order.orderNumber, "₹300.00"])
      expect(lines).toContain(text);
  });

  it("is issued once", async () => {
    const { shopper, order } = await aCashOrder();
    const creditId = await noted(order.id, 1);
    expect(await notesOf(shopper, order.id)).toHaveLength(1);
    const [row] = await sql<{ count: number }>(
      "select count(*)::int from credit_notes where credit_id = $1",
      [creditId],
    );
    expect(row?.count).toBe(1);
  });

  // On 1 April the numbers start again.
  itInOneDay("has the number after the one before", async () => {
    const { shopper, order } = await aCashOrder();
    await noted(order.id, 1);
    await noted(order.id);
    const notes = await notesOf(shopper, order.id);
    const [first = 0, second = 0] = notes.map(({ number }) => Number(number.slice(-6)));
    expect(second).toBe(first + 1);
  });

  it("takes back what the notes before it have left of the invoice", async () => {
    const { shopper, order } = await aCashOrder();
    await noted(order.id, 1);
    await noted(order.id);
    const notes = await notesOf(shopper, order.id);
    expect(notes.map(({ amount }) => amount)).toEqual([300, order.finalAmount - 300]);
  });

  it("is seen by its shopper and the admin, not by another shopper", async () => {
    const [{ shopper, order }, other, admin] = await Promise.all([aCashOrder(), aShopper(), anAdmin()]);
    await noted(order.id, 1);
    expect(await notesOf(admin, order.id)).toEqual([
      expect.objectContaining({ number: (await notesOf(shopper, order.id))[0]?.number }),
    ]);
    const refused = await gql(
      "query($id: ID!) { order(id: $id) { creditNotes { url } } }",
      { id: order.id },
      other.token,
    );
    expect(refused.errors[0]?.extensions).toMatchObject({ code: "ORDER_NOT_FOUND" });
  });

  it("is never changed or deleted", async () => {
    const { order } = await aCashOrder();
    await noted(order.id, 1);
    for (const statement of [
      "update credit_notes set number = 'CN/1' where order_id = $1",
      "delete from credit_notes where order_id = $1",
    ])
      await expect(sql(statement, [order.id])).rejects.toThrow("the books are only added to");
  });
});
