import { useRef, useState, type FormEvent } from "react";
import type { InboxMessage_MessageFragment, TicketState } from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { FormMessage } from "../../../ui/form-message.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { useTypedTexts } from "../../accounts/session/use-typed-texts.ts";
import { maxLengths } from "../contact/contact-draft.ts";
import { textFields, withoutSent, withText, type TicketTexts } from "./ticket-texts.ts";
import { useTicketChanges } from "./use-inbox-changes.ts";

/** What can come after an answer. */
const nextStates: readonly { value: TicketState; label: string }[] = [
  { value: "WAITING", label: "Wait for the customer" },
  { value: "RESOLVED", label: "Mark as resolved" },
  { value: "OPEN", label: "Keep open" },
];

const isNextState = (value: string): value is TicketState => nextStates.some((each) => each.value === value);

/** Answer, note and state of a ticket. Texts are kept after a failure, and when the page is left. */
export const TicketForms = ({ message }: { message: InboxMessage_MessageFragment }) => {
  const changes = useTicketChanges(message);
  const [typed, change] = useTypedTexts(`ticket:${message.id}`, textFields);
  const [state, setState] = useState<TicketState>("WAITING");
  const [error, setError] = useState<string>();
  const [noteError, setNoteError] = useState<string>();
  const [isNoteOpen, setNoteOpen] = useState(Boolean(typed?.note));
  const stateButton = useRef<HTMLButtonElement>(null);
  const { answer = "", note = "" } = typed ?? {};
  const type = (next: Partial<TicketTexts>) => change((current) => withText(current, next));

  const sendAnswer = async (event: FormEvent) => {
    event.preventDefault();
    if (answer.trim() === "") return setError("Please write an answer.");
    if (!changes.isAnswering && (await changes.answer(answer.trim(), state)))
      change((current) => withoutSent(current, "answer", answer));
  };
  const saveNote = async (event: FormEvent) => {
    event.preventDefault();
    if (note.trim() === "") return setNoteError("Please write a note.");
    if (changes.isNoting || !(await changes.addNote(note.trim()))) return;
    change((current) => {
      const rest = withoutSent(current, "note", note);
      setNoteOpen(Boolean(rest?.note));
      return rest;
    });
  };
  /** The pressed button goes with the wait. */
  const reopenWaiting = async () => {
    if (await changes.reopen()) stateButton.current?.focus();
  };

  return (
    <div className="grid max-w-(--container-prose) gap-4">
      <form noValidate onSubmit={(event) => void sendAnswer(event)} className="grid gap-3">
        <TextArea
          label={`Your answer to ${message.name}`}
          hint={`Mailed to ${message.email}.`}
          maxLength={maxLengths.message}
          rows={5}
          error={error}
          value={answer}
          onChange={({ target: { value } }) => {
            setError(undefined);
            type({ answer: value });
          }}
        />
        <div className="flex flex-wrap items-end gap-3">
          <Select
            label="After this answer"
            choices={nextStates}
            value={state}
            onChange={({ target: { value } }) => isNextState(value) && setState(value)}
            className="max-sm:w-full sm:w-60"
          />
          <Button type="submit" isLoading={changes.isAnswering} className="max-sm:w-full">
            Send answer
          </Button>
        </div>
      </form>
      <FormMessage tone="error">{changes.failure}</FormMessage>
      {isNoteOpen && (
        <form noValidate onSubmit={(event) => void saveNote(event)} className="grid gap-3">
          <TextArea
            label="Note"
            hint="Only the shop reads it."
            maxLength={maxLengths.message}
            rows={3}
            error={noteError}
            value={note}
            onChange={({ target: { value } }) => {
              setNoteError(undefined);
              type({ note: value });
            }}
          />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" variant="secondary" size="small" isLoading={changes.isNoting}>
              Save note
            </Button>
            <Button
              variant="quiet"
              size="small"
              onClick={() => {
                type({ note: "" });
                setNoteOpen(false);
              }}
            >
              Cancel
            </Button>
          </div>
        </form>
      )}
      <div className="button-row">
        {!isNoteOpen && (
          <Button variant="secondary" onClick={() => setNoteOpen(true)}>
            Add a note
          </Button>
        )}
        <Button
          ref={stateButton}
          variant="secondary"
          isLoading={message.handledAt ? changes.isReopening : changes.isResolving}
          onClick={() => void (message.handledAt ? changes.reopen() : changes.resolve())}
        >
          {message.handledAt ? "Reopen" : "Mark as resolved"}
        </Button>
        {message.state === "WAITING" && (
          <Button variant="secondary" isLoading={changes.isReopening} onClick={() => void reopenWaiting()}>
            Reopen
          </Button>
        )}
      </div>
    </div>
  );
};
