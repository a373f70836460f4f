import { useState } from "react";
import { useResendWebhookMutation, type WebhookDelivery_RowFragment } from "../../graphql/generated.ts";
import { writeErrorMessage } from "../../graphql/lost-answer.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { formatDateTime } from "../../ui/dates.ts";
import { FormMessage } from "../../ui/form-message.tsx";
import { countWords, messageType, statusWords } from "./endpoint-words.ts";

const factsOf = ({ attempts, nextAttemptAt, problem, responseStatus }: WebhookDelivery_RowFragment): string =>
  [
    attempts > 0 && `${countWords(attempts, "attempt", "attempts")}.`,
    problem ?? (responseStatus !== null && `Answered ${responseStatus}.`),
    nextAttemptAt && attempts > 0 && `Next attempt after ${formatDateTime(nextAttemptAt)}.`,
  ]
    .filter(Boolean)
    .join(" ");

/** One message to the endpoint: what became of it, what it says, and a button to send it again. */
export const DeliveryRow = ({ delivery }: { delivery: WebhookDelivery_RowFragment }) => {
  const [resend, { loading }] = useResendWebhookMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const { label, tone } = statusWords[delivery.status];
  const type = messageType(delivery.type);
  const sendAgain = () => {
    setFailure(null);
    resend({ variables: { deliveryId: delivery.id } }).catch((error: unknown) =>
      setFailure(writeErrorMessage(error, { fallback: "The message could not be sent again." })),
    );
  };
  return (
    <li className="border-b border-hairline py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span translate="no" className="font-semibold">
              {type}
            </span>
            <Badge tone={tone}>{label}</Badge>
          </p>
          <p className="mt-1 text-sm text-ink-soft tabular-nums wrap-anywhere">
            <time dateTime={delivery.createdAt}>{formatDateTime(delivery.createdAt)}</time>
            {factsOf(delivery) && <span className="block">{factsOf(delivery)}</span>}
          </p>
        </div>
        <Button variant="quiet" className="-mx-2" isLoading={loading} onClick={sendAgain}>
          Send again<span className="sr-only"> {type}</span>
        </Button>
      </div>
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm underline underline-offset-4">
          Content<span className="sr-only"> of {type}</span>
        </summary>
        <pre translate="no" className="rounded-sm bg-paper p-3 text-xs break-all whitespace-pre-wrap">
          {`webhook-id: ${delivery.messageId}\n\n${JSON.stringify(JSON.parse(delivery.body), null, 2)}`}
        </pre>
      </details>
      <FormMessage tone="error" className="empty:hidden">
        {failure}
      </FormMessage>
    </li>
  );
};
