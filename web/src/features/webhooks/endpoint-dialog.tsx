import { useId, useState, type FormEvent } from "react";
import { useApolloClient } from "@apollo/client/react";
import { errorCode, errorField } from "../../graphql/error-message.ts";
import {
  useAddWebhookMutation,
  useUpdateWebhookMutation,
  WebhooksDocument,
  type WebhookEvent,
} from "../../graphql/generated.ts";
import { isAnswerLost, LOST_ANSWER, writeErrorMessage } from "../../graphql/lost-answer.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { FieldError } from "../../ui/field-error.tsx";
import { FormMessage } from "../../ui/form-message.tsx";
import { formText } from "../../ui/form-text.ts";
import { TextField } from "../../ui/text-field.tsx";
import { useFieldErrors } from "../../ui/use-field-errors.ts";
import { messageType, type Endpoint, type EventType } from "./endpoint-words.ts";
import { useShowWebhooks } from "./use-webhooks.ts";

type EndpointDialogProps = {
  /** Absent for a new one. */
  endpoint?: Endpoint;
  eventTypes: readonly EventType[];
  onClose: () => void;
  /** Gets the signing key of a new endpoint. */
  onDone: (signingKey: string | null) => void;
};

type Field = "url" | "description" | "events";

const fields: readonly Field[] = ["url", "description", "events"];

/** After these the endpoint on the page is not the current one. */
const staleCodes = ["WEBHOOK_CHANGED", "WEBHOOK_NOT_FOUND"];

const FAILED = "The webhook could not be saved. Please try again.";

/** The new webhook may exist, and its key was never shown. */
const LOST_NEW =
  "We did not hear back from the shop. Close this and look at the list: if the webhook is there, make a new signing key for it.";

/** Sends the form. Returns the signing key of a new endpoint. */
const useSave = (endpoint: Endpoint | undefined) => {
  const [add] = useAddWebhookMutation({ fetchPolicy: "no-cache" });
  const [change] = useUpdateWebhookMutation();
  const show = useShowWebhooks();
  return async (input: {
    url: string;
    description: string;
    events: WebhookEvent[];
  }): Promise<string | null> => {
    if (endpoint) {
      await change({ variables: { endpointId: endpoint.id, version: endpoint.version, input } });
      return null;
    }
    const { data } = await add({ variables: { input } });
    if (data) show(data.addWebhook.webhooks);
    return data?.addWebhook.signingKey ?? null;
  };
};

/** Adds a webhook, or changes its address and events. */
export const EndpointDialog = ({ endpoint, eventTypes, onClose, onDone }: EndpointDialogProps) => {
  const id = useId();
  const client = useApolloClient();
  const save = useSave(endpoint);
  const { errors, show, form } = useFieldErrors<Field>();
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const formData = new FormData(event.currentTarget);
    const url = formText(formData, "url").trim();
    const events = eventTypes
      .map(({ type }) => type)
      .filter((type) => formData.getAll("events").includes(type));
    const problems = {
      ...(url === "" && { url: "Please enter the address that receives the events." }),
      ...(events.length === 0 && { events: "Please choose at least one event." }),
    };
    setFailure(null);
    show(problems);
    if (Object.keys(problems).length > 0) return;
    setSending(true);
    try {
      onDone(await save({ url, description: formText(formData, "description"), events }));
    } catch (error) {
      const lost = endpoint ? LOST_ANSWER : LOST_NEW;
      const text = writeErrorMessage(error, { fallback: FAILED, lost });
      const field = fields.find((name) => name === errorField(error)?.replace(/^input\./, ""));
      if (field) show({ [field]: text });
      else setFailure(text);
      if (isAnswerLost(error) || staleCodes.includes(errorCode(error) ?? ""))
        void client.refetchQueries({ include: [WebhooksDocument] });
    } finally {
      setSending(false);
    }
  };
  return (
    <Dialog
      title={endpoint ? "Change the webhook" : "Add a webhook"}
      description="The shop posts each event to this address within seconds, and tries again for three days."
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} isLoading={isSending}>
            {endpoint ? "Save" : "Add webhook"}
          </Button>
        </>
      }
    >
      <form {...form} id={id} onSubmit={(event) => void submit(event)} className="grid gap-5">
        <TextField
          label="Address"
          name="url"
          type="url"
          inputMode="url"
          autoComplete="off"
          defaultValue={endpoint?.url}
          hint="Begins with https:// and is open to the internet."
          error={errors.url}
        />
        <TextField
          label="Description"
          name="description"
          isOptional
          maxLength={100}
          defaultValue={endpoint?.description}
          error={errors.description}
        />
        <fieldset aria-describedby={errors.events ? `${id}-events` : undefined}>
          <legend className="text-sm font-semibold">Events</legend>
          <FieldError id={`${id}-events`}>{errors.events}</FieldError>
          <div className="mt-1 grid gap-x-6">
            {eventTypes.map(({ type, text }) => (
              <Checkbox
                key={type}
                name="events"
                value={type}
                defaultChecked={endpoint?.events.includes(type)}
                className="py-1.5"
                label={
                  <>
                    <span translate="no" className="block font-semibold">
                      {messageType(type)}
                    </span>
                    <span className="block text-sm text-ink-soft">{text}</span>
                  </>
                }
              />
            ))}
          </div>
        </fieldset>
        <FormMessage tone="error" className="empty:hidden">
          {failure}
        </FormMessage>
      </form>
    </Dialog>
  );
};
