import { useEffect, useRef, useState, type FormEvent } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router-dom";
import { Button } from "../../../ui/button.tsx";
import { FormMessage } from "../../../ui/form-message.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { EmailField } from "../../../ui/email-field.tsx";
import { removeDraft, saveDraft, loadDraft } from "../../../ui/form-draft.ts";
import { NeedsScript } from "../../../ui/needs-script.tsx";
import { startOfText } from "../../../ui/start-of-text.ts";
import { useFieldErrors } from "../../../ui/use-field-errors.ts";
import { PrivacyNotice } from "../../accounts/notices/privacy-notice.tsx";
import { contactNotice } from "../../accounts/notices/contact.notice.ts";
import { readContactForm, contactProblems, maxLengths, type ContactField } from "./contact-draft.ts";
import { MessageSent } from "./message-sent.tsx";
import { useSendMessage, type SentMessage } from "./use-send-message.ts";

type ContactPerson = { name: string; email: string };

/** The name under which the form draft is stored. */
const DRAFT = "contact";

type ContactFormProps = {
  /** The logged-in user, whose name and address fill empty fields; `undefined` for a visitor. */
  person?: ContactPerson | undefined;
  /** Id of the logged-in shopper, who owns the form draft; `null` for a visitor. */
  shopperId: string | null;
};

type MessageFormProps = ContactFormProps & { onSent: (sent: SentMessage) => void };

/** Fills the fields that are still empty. */
const fillEmptyFields = (
  form: HTMLFormElement | null,
  texts: Readonly<Record<string, string>> | null,
): void => {
  for (const [name, text] of Object.entries(texts ?? {})) {
    const field = form?.elements.namedItem(name);
    const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (isField && field.value === "") field.value = text;
  }
};

const MessageForm = ({ person, shopperId, onSent }: MessageFormProps) => {
  const { search } = useLocation();
  const { errors, show, form } = useFieldErrors<ContactField>();
  const { send, isSending, failure, clearFailure } = useSendMessage({
    onSent: (sent) => {
      removeDraft(DRAFT);
      onSent(sent);
    },
    onRefused: (field, message) => show({ [field]: message }),
  });

  // After the first rendering, which is the server's: the draft is in the browser's storage.
  const { ref } = form;
  useEffect(() => fillEmptyFields(ref.current, loadDraft(DRAFT, shopperId)), [shopperId, ref]);
  useEffect(() => fillEmptyFields(ref.current, person ?? null), [person, ref]);
  // A link of the shop may name what the message is about.
  const subject = startOfText(new URLSearchParams(search).get("subject") ?? "", maxLengths.subject);
  useEffect(() => fillEmptyFields(ref.current, subject ? { subject } : null), [subject, ref]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const draft = readContactForm(new FormData(event.currentTarget));
    const problems = contactProblems(draft);
    clearFailure();
    if (Object.keys(problems).length > 0) return show(problems);
    void send(draft);
  };

  return (
    <form
      {...form}
      onSubmit={submit}
      onInput={(event) => {
        form.onInput(event);
        saveDraft(DRAFT, shopperId, readContactForm(new FormData(event.currentTarget)));
      }}
      className="form-stack"
      aria-labelledby="write"
    >
      <h2 id="write" className="text-xl">
        Write to us
      </h2>
      <NeedsScript action="Sending a message" />
      <FormMessage tone="error">{failure}</FormMessage>
      <TextField
        label="Name"
        name="name"
        autoComplete="name"
        maxLength={maxLengths.name}
        error={errors.name}
        required
      />
      <EmailField hint="We will reply to this address." error={errors.email} />
      <TextField
        label="Subject"
        name="subject"
        autoComplete="off"
        maxLength={maxLengths.subject}
        error={errors.subject}
        required
      />
      <TextArea
        label="Message"
        name="message"
        rows={6}
        maxLength={maxLengths.message}
        hint="An order number helps, if it is about an order."
        error={errors.message}
        required
      />
      <Button type="submit" size="large" isWide className="noscript:hidden" isLoading={isSending}>
        Send Message
      </Button>
      <PrivacyNotice notice={contactNotice} />
    </form>
  );
};

/** The contact form (decision 6). The text stays after an error; a sent message shows its ticket number. */
export const ContactForm = ({ person, shopperId }: ContactFormProps) => {
  const [sent, setSent] = useState<SentMessage | null>(null);
  const container = useRef<HTMLDivElement>(null);
  const startNewMessage = () => {
    flushSync(() => setSent(null));
    container.current?.querySelector("input")?.focus();
  };
  return (
    <div ref={container}>
      {sent ? (
        <MessageSent sent={sent} onAnother={startNewMessage} />
      ) : (
        <MessageForm person={person} shopperId={shopperId} onSent={setSent} />
      )}
    </div>
  );
};
