import { inTransaction } from "../../platform/database/database.ts";
import { refuse } from "./customers.refusals.ts";
import { asId } from "../../platform/ids.ts";
import { cleanText } from "../../platform/text.ts";
import type { Viewer } from "../../platform/viewer.ts";
import type { Author } from "../audit/audit.rules.ts";
import { idempotently } from "../audit/idempotently.command.ts";
import type { Services } from "../shop/services.ts";
import { roleOfMember } from "../accounts/staff-member.store.ts";
import { mayDeleteNote } from "./customer-note.policy.ts";
import { auditCustomer } from "./audit-customer.command.ts";
import { addNote, deleteNote, lockNote } from "./customer-note.store.ts";
import { lockCustomer } from "./customer-record.store.ts";

const maxNoteLength = 2000;

/**
 * Adds a note about a shopper. A repeated request with the same idempotency key adds none. Returns the account's id. Throws BAD_ID,
 * BAD_INPUT, BAD_KEY, KEY_REUSED, CUSTOMER_NOT_FOUND.
 */
export const addCustomerNote = (
  services: Services,
  author: Author,
  { customerId, text: typed, idempotencyKey }: { customerId: string; text: string; idempotencyKey: string },
): Promise<string> => {
  const userId = asId(customerId, "customerId");
  const text = cleanText(typed, "text", maxNoteLength);
  if (text === "") refuse("BAD_INPUT", { field: "text", message: "Please write the note first." });
  return inTransaction(services.database, async (tx) => {
    if (!(await lockCustomer(tx, userId))) refuse("CUSTOMER_NOT_FOUND");
    const request = { idempotencyKey, action: "addCustomerNote", input: { userId, text } };
    await idempotently(tx, author, request, async () => {
      const noteId = await addNote(tx, { userId, authorId: author.userId, authorName: author.name, text });
      const changes = { note: { before: null, after: noteId.slice(-8) } };
      await auditCustomer(tx, author, { userId, action: "addCustomerNote", changes });
      return noteId;
    });
    return userId;
  });
};

/**
 * Deletes a note that the viewer wrote, or whose author has left the staff. Returns the account's id. Throws BAD_ID,
 * CUSTOMER_NOTE_NOT_FOUND, FORBIDDEN.
 */
export const deleteCustomerNote = (
  services: Services,
  { viewer, author }: { viewer: Viewer; author: Author },
  noteId: string,
): Promise<string> => {
  const id = asId(noteId, "noteId");
  return inTransaction(services.database, async (tx) => {
    const note = (await lockNote(tx, id)) ?? refuse("CUSTOMER_NOTE_NOT_FOUND");
    const hasAuthorLeft = (await roleOfMember(tx, note.authorId)) === null;
    if (!mayDeleteNote(viewer, { authorId: note.authorId, hasAuthorLeft }))
      refuse("FORBIDDEN", { message: "Only its author can delete a note." });
    await deleteNote(tx, id);
    const changes = { note: { before: id.slice(-8), after: null } };
    await auditCustomer(tx, author, { userId: note.userId, action: "deleteCustomerNote", changes });
    return note.userId;
  });
};
