import { useState } from "react";
import { useApolloClient } from "@apollo/client/react";
import {
  useDeleteWebhookMutation,
  usePauseWebhookMutation,
  usePingWebhookMutation,
  useRotateWebhookKeyMutation,
  WebhookDeliveriesDocument,
  WebhooksDocument,
} from "../../graphql/generated.ts";
import { writeErrorMessage } from "../../graphql/lost-answer.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { FormMessage } from "../../ui/form-message.tsx";
import type { Endpoint } from "./endpoint-words.ts";
import { useShowWebhooks } from "./use-webhooks.ts";

type EndpointActionsProps = {
  endpoint: Endpoint;
  onChange: () => void;
  onDeleted: () => void;
  /** Gets the new signing key. */
  onKey: (signingKey: string) => void;
};

type Step = "delete" | "rotate";

/** What an owner does with an endpoint. */
export const EndpointActions = ({ endpoint, onChange, onDeleted, onKey }: EndpointActionsProps) => {
  const client = useApolloClient();
  const show = useShowWebhooks();
  const [pause, pausing] = usePauseWebhookMutation();
  const [ping, pinging] = usePingWebhookMutation();
  const [rotate, rotating] = useRotateWebhookKeyMutation({ fetchPolicy: "no-cache" });
  const [remove, removing] = useDeleteWebhookMutation();
  const [step, setStep] = useState<Step | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const endpointId = endpoint.id;
  const isPaused = endpoint.pausedAt !== null;
  const run = async (work: () => Promise<string | null>) => {
    setFailure(null);
    setNotice(null);
    try {
      setNotice(await work());
    } catch (error) {
      setFailure(writeErrorMessage(error, { fallback: "That did not work. Please try again." }));
      void client.refetchQueries({ include: [WebhooksDocument] });
    } finally {
      setStep(null);
    }
  };
  const sendTest = () =>
    run(async () => {
      await ping({ variables: { endpointId } });
      await client.refetchQueries({ include: [WebhookDeliveriesDocument] });
      return isPaused ? "The test message waits until you resume." : "Test message sent.";
    });
  const setPaused = () =>
    run(async () => {
      await pause({ variables: { endpointId, isPaused: !isPaused } });
      return isPaused
        ? "Resumed. Waiting events are being sent now."
        : "Paused. Events wait for up to three days.";
    });
  const newKey = () =>
    run(async () => {
      const { data } = await rotate({ variables: { endpointId, version: endpoint.version } });
      if (!data) return null;
      show(data.rotateWebhookKey.webhooks);
      onKey(data.rotateWebhookKey.signingKey);
      return null;
    });
  const deleteIt = () =>
    run(async () => {
      await remove({ variables: { endpointId } });
      onDeleted();
      return null;
    });
  return (
    <>
      <div className="button-row mt-4">
        <Button isLoading={pinging.loading} onClick={() => void sendTest()}>
          Send test message
        </Button>
        <Button variant="secondary" onClick={onChange}>
          Change
        </Button>
        <Button variant="secondary" isLoading={pausing.loading} onClick={() => void setPaused()}>
          {isPaused ? "Resume" : "Pause"}
        </Button>
        <Button variant="secondary" onClick={() => setStep("rotate")}>
          New signing key
        </Button>
        <Button variant="quiet" onClick={() => setStep("delete")}>
          Delete
        </Button>
      </div>
      <FormMessage
        tone="success"
        className={notice ? "mt-4" : ""}
        vanishAfter={5}
        onVanish={() => setNotice(null)}
      >
        {notice}
      </FormMessage>
      <FormMessage tone="error" className={failure ? "mt-4" : ""}>
        {failure}
      </FormMessage>
      <ConfirmDialog
        isOpen={step === "delete"}
        title="Delete this webhook?"
        confirmLabel="Delete webhook"
        cancelLabel="Keep it"
        isBusy={removing.loading}
        onConfirm={() => void deleteIt()}
        onClose={() => setStep(null)}
      >
        Nothing more is sent to {endpoint.url}. Messages still waiting are dropped, and the log is deleted.
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={step === "rotate"}
        title="Make a new signing key?"
        confirmLabel="Make a new key"
        cancelLabel="Keep the key"
        isBusy={rotating.loading}
        onConfirm={() => void newKey()}
        onClose={() => setStep(null)}
      >
        For one day messages are signed by both keys, so that you can update the receiver. After that the old
        key stops working.
      </ConfirmDialog>
    </>
  );
};
