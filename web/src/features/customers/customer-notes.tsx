import { useRef, useState } from "react";
import {
  AdminCustomerNotesDocument,
  useAddCustomerNoteMutation,
  useAdminCustomerNotesQuery,
  useDeleteCustomerNoteMutation,
  type AdminCustomerNotesQuery,
} from "../../graphql/generated.ts";
import { errorCode, errorMessage } from "../../graphql/error-message.ts";
import { writeErrorMessage } from "../../graphql/lost-answer.ts";
import { isKeyReused, requestKeys } from "../../graphql/request-keys.ts";
import { usePagedQuery } from "../../graphql/use-paged-query.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { formatDateTime } from "../../ui/dates.ts";
import { FormMessage } from "../../ui/form-message.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { ShortList } from "./short-list.tsx";
import { useTypedTexts } from "../accounts/session/use-typed-texts.ts";

const PAGE_SIZE = 10;

const notesOf = (data: AdminCustomerNotesQuery) => data.customerNotes;

type Failure = string | null;

const NoteForm = ({ customerId, onAdded }: { customerId: string; onAdded: () => Promise<unknown> }) => {
  const [typed, change] = useTypedTexts(`customer-note:${customerId}`, ["text"]);
  const [failure, setFailure] = useState<Failure>(null);
  const [keys] = useState(requestKeys);
  const [add, { loading }] = useAddCustomerNoteMutation();
  const save = async () => {
    const sent = typed;
    if (loading || !sent || sent.text.trim() === "") return;
    setFailure(null);
    try {
      await add({
        variables: { customerId, text: sent.text, idempotencyKey: keys.keyOf(customerId) },
      });
      keys.renew(customerId);
      // What was typed during the request stays.
      change((latest) => (latest === sent ? null : latest));
      await onAdded();
    } catch (error) {
      if (isKeyReused(errorCode(error))) {
        keys.renew(customerId);
        void onAdded();
      }
      setFailure(writeErrorMessage(error, { fallback: "The note could not be saved." }));
    }
  };
  return (
    <form
      className="mt-4"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextArea
        label="New note"
        hint="For the team. The customer can read it in an export of their data."
        rows={3}
        maxLength={2000}
        value={typed?.text ?? ""}
        onChange={({ target }) => change(() => (target.value === "" ? null : { text: target.value }))}
      />
      <FormMessage tone="error" className={failure ? "mt-3" : ""}>
        {failure}
      </FormMessage>
      <Button type="submit" variant="secondary" className="mt-3" isLoading={loading} aria-disabled={!typed}>
        Add note
      </Button>
    </form>
  );
};

/** Notes of the staff about a customer, newest first. An author can delete a note, and so can an owner when its author has left. */
export const CustomerNotes = ({ customerId, canWrite }: { customerId: string; canWrite: boolean }) => {
  const paged = usePagedQuery({
    query: AdminCustomerNotesDocument,
    variables: { customerId },
    size: PAGE_SIZE,
    toList: notesOf,
  });
  const { list } = paged.listOf(useAdminCustomerNotesQuery(paged.options));
  const [noteId, setNoteId] = useState<string | null>(null);
  const [failure, setFailure] = useState<Failure>(null);
  const [remove, { loading }] = useDeleteCustomerNoteMutation();
  const region = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  const deleteNote = async () => {
    if (!noteId) return;
    setFailure(null);
    try {
      await remove({ variables: { noteId } });
      await paged.reload();
    } catch (error) {
      setFailure(errorMessage(error, { fallback: "The note could not be deleted." }));
      if (errorCode(error) === "CUSTOMER_NOTE_NOT_FOUND") void paged.reload();
    }
    setNoteId(null);
  };
  return (
    <div ref={region} tabIndex={-1} className="outline-none">
      {canWrite && <NoteForm key={customerId} customerId={customerId} onAdded={paged.reload} />}
      <FormMessage tone="error" className={failure ? "mt-3" : ""}>
        {failure}
      </FormMessage>
      <ShortList
        list={list}
        noun="notes"
        toMessage={(reason) => errorMessage(reason, { fallback: "The next notes could not be loaded." })}
      >
        {(notes) => (
          <ul aria-label="Notes" className="mt-4 border-t border-hairline">
            {notes.map(({ id, authorName, text, createdAt, canDelete }) => (
              <li key={id} className="border-b border-hairline py-3">
                <p dir="auto" className="whitespace-pre-line wrap-anywhere">
                  {text}
                </p>
                <div className="flex flex-wrap items-center justify-between gap-x-4 text-sm text-ink-soft">
                  <span className="wrap-anywhere">
                    <bdi>{authorName}</bdi>
                    {`, ${formatDateTime(createdAt)}`}
                  </span>
                  {canDelete && (
                    <Button
                      variant="quiet"
                      className="px-0!"
                      onClick={(event) => {
                        opener.current = event.currentTarget;
                        setNoteId(id);
                      }}
                    >
                      Delete<span className="sr-only"> the note of {formatDateTime(createdAt)}</span>
                    </Button>
                  )}
                </div>
              </li>
            ))}
          </ul>
        )}
      </ShortList>
      <ConfirmDialog
        isOpen={noteId !== null}
        title="Delete this note?"
        confirmLabel="Delete note"
        cancelLabel="Keep note"
        isBusy={loading}
        onConfirm={() => void deleteNote()}
        onClose={() => setNoteId(null)}
        finalFocus={() => (opener.current?.isConnected ? opener.current : region.current)}
      >
        <p>The note will be deleted for everyone. This cannot be undone.</p>
      </ConfirmDialog>
    </div>
  );
};
