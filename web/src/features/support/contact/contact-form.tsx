import { useEffect, useRef, useState, type FormEvent } from "react";
import { flushSync } from "react-dom";
import { Button } from "../../../ui/button.tsx";
import { FormMessage } from "../../../ui/form-message.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { EmailField } from "../../../ui/email-field.tsx";
import { removeDraft, saveDraft, loadDraft } from "../../../ui/form-draft.ts";
import { useFieldErrors } from "../../../ui/use-field-errors.ts";
import { draftOf, faultsOf, longest, type ContactPart } from "./contact-draft.ts";
import { MessageSent } from "./message-sent.tsx";
import { useSendMessage, type SentMessage } from "./use-send-message.ts";

type Person = { name: string; email: string };

/** Name of the draft that this tab keeps. */
const DRAFT = "contact";

type ContactFormProps = {
  /** Whoever is logged in: her name and address are filled in, unless she has begun to type others. */
  person?: Person | undefined;
  /** Id of the shopper who is logged in: what she has typed and not sent is kept for her alone. */
  shopperId: string | null;
};

type MessageFormProps = ContactFormProps & { onSent: (sent: SentMessage) => void };

const MessageForm = ({ person, shopperId, onSent }: MessageFormProps) => {
  const { errors, show, form } = useFieldErrors<ContactPart>();
  const [kept] = useState(() => loadDraft(DRAFT, shopperId));
  const { send, isSending, failure, forgetFailure } = useSendMessage({
    onSent: (sent) => {
      removeDraft(DRAFT);
      onSent(sent);
    },
    onRefused: (part, sentence) => show({ [part]: sentence }),
  });

  const { ref } = form;
  useEffect(() => {
    for (const part of ["name", "email"] as const) {
      const field = ref.current?.elements.namedItem(part);
      if (person && field instanceof HTMLInputElement && field.value === "") field.value = person[part];
    }
  }, [person, ref]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const draft = draftOf(new FormData(event.currentTarget));
    const faults = faultsOf(draft);
    forgetFailure();
    if (Object.keys(faults).length > 0) return show(faults);
    void send(draft);
  };

  return (
    <form
      {...form}
      onSubmit={submit}
      onInput={(event) => {
        form.onInput(event);
        saveDraft(DRAFT, shopperId, draftOf(new FormData(event.currentTarget)));
      }}
      className="form-stack"
      aria-labelledby="write"
    >
      <h2 id="write" className="text-xl">
        Write to us
      </h2>
      <FormMessage tone="error">{failure}</FormMessage>
      <TextField
        label="Name"
        name="name"
        defaultValue={kept?.["name"]}
        autoComplete="name"
        maxLength={longest.name}
        error={errors.name}
        required
      />
      <EmailField defaultValue={kept?.["email"]} hint="We answer to this address." error={errors.email} />
      <TextField
        label="Subject"
        name="subject"
        defaultValue={kept?.["subject"]}
        autoComplete="off"
        maxLength={longest.subject}
        error={errors.subject}
        required
      />
      <TextArea
        label="Message"
        name="message"
        defaultValue={kept?.["message"]}
        rows={6}
        maxLength={longest.message}
        hint="An order number helps, if it is about an order."
        error={errors.message}
        required
      />
      <Button type="submit" size="large" isWide isLoading={isSending}>
        Send Message
      </Button>
    </form>
  );
};

/** A message to the shop (decision 6). Whatever goes wrong, what she typed stays; when it is sent, it has a number. */
export const ContactForm = ({ person, shopperId }: ContactFormProps) => {
  const [sent, setSent] = useState<SentMessage | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const another = () => {
    flushSync(() => setSent(null));
    place.current?.querySelector("input")?.focus();
  };
  return (
    <div ref={place}>
      {sent ? (
        <MessageSent sent={sent} onAnother={another} />
      ) : (
        <MessageForm person={person} shopperId={shopperId} onSent={setSent} />
      )}
    </div>
  );
};
