import { useRef, useState } from "react";
import { useNavigate, useParams, useSearchParams } from "react-router-dom";
import { DeliveryRow } from "../../features/webhooks/delivery-row.tsx";
import { EndpointActions } from "../../features/webhooks/endpoint-actions.tsx";
import { EndpointDialog } from "../../features/webhooks/endpoint-dialog.tsx";
import { messageType, stateOf, statusWords } from "../../features/webhooks/endpoint-words.ts";
import { useDeliveries } from "../../features/webhooks/use-deliveries.ts";
import { useWebhooks } from "../../features/webhooks/use-webhooks.ts";
import { PagedEntries } from "../../features/product-admin/paged-entries.tsx";
import type { WebhookDeliveryStatus } from "../../graphql/generated.ts";
import { paths } from "../../paths.ts";
import { Badge } from "../../ui/badge.tsx";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FailedState } from "../../ui/failed-state.tsx";
import { FilterLink } from "../../ui/filter-link.tsx";
import { formatDateTime } from "../../ui/dates.ts";
import { LoadingRegion } from "../../ui/loading-region.tsx";
import { ShownOnceDialog } from "../../ui/shown-once-dialog.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { usePageTitle } from "../../ui/use-page-title.ts";

const filters: readonly WebhookDeliveryStatus[] = ["PENDING", "FAILED", "DELIVERED"];

const Log = ({ endpointId }: { endpointId: string }) => {
  const [parameters] = useSearchParams();
  const status = filters.find((each) => each.toLowerCase() === parameters.get("status")) ?? null;
  const list = useDeliveries(endpointId, status);
  return (
    <section className="mt-10 max-w-180">
      <h2 className="text-xl">Messages</h2>
      <p className="mt-1 text-sm text-ink-soft">Of the last 30 days, newest first.</p>
      <nav aria-label="Messages by state" className="mt-3 flex flex-wrap gap-2">
        <FilterLink
          to={paths.adminWebhook(endpointId)}
          replace
          preventScrollReset
          isCurrent={status === null}
        >
          All
        </FilterLink>
        {filters.map((each) => (
          <FilterLink
            key={each}
            to={paths.adminWebhook(endpointId, each.toLowerCase())}
            replace
            preventScrollReset
            isCurrent={status === each}
          >
            {statusWords[each].label}
          </FilterLink>
        ))}
      </nav>
      <div className="mt-4">
        <PagedEntries
          {...list}
          noun="messages"
          emptyText={status ? "No message matches this filter." : undefined}
        >
          {(entries) => (
            <ul aria-label="Messages" className="border-t border-ink">
              {entries.map((delivery) => (
                <DeliveryRow key={delivery.id} delivery={delivery} />
              ))}
            </ul>
          )}
        </PagedEntries>
      </div>
    </section>
  );
};

/** One endpoint of webhooks: its state, what can be done with it, and the log of its messages. For owners. */
export const AdminWebhookPage = () => {
  const { id = "" } = useParams();
  usePageTitle("Webhook");
  const navigate = useNavigate();
  const { webhooks, error, loading, retry } = useWebhooks();
  const [isChanging, setChanging] = useState(false);
  const [signingKey, setSigningKey] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const endpoint = webhooks?.endpoints.find((each) => each.id === id);
  const state = endpoint && stateOf(endpoint);
  return (
    <>
      <Breadcrumb steps={[{ label: "Developers", to: paths.adminDevelopers() }, { label: "Webhook" }]} />
      {!webhooks && error && (
        <FailedState text="The webhook could not be loaded." onRetry={retry} isRetrying={loading} />
      )}
      {!webhooks && !error && (
        <LoadingRegion label="Loading the webhook">
          <Skeleton className="mt-3 h-10" />
          <Skeleton className="mt-4 h-24" />
        </LoadingRegion>
      )}
      {webhooks && !endpoint && (
        <EmptyState title="This webhook was deleted." text="Its messages are deleted too." />
      )}
      {endpoint && state && (
        <>
          <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none wrap-anywhere">
            {new URL(endpoint.url).host}
          </h1>
          <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
            <Badge tone={state.tone}>{state.label}</Badge>
            <span className="min-w-0 text-sm text-ink-soft wrap-anywhere">{endpoint.url}</span>
          </div>
          {endpoint.description && <p className="mt-2 max-w-(--container-prose)">{endpoint.description}</p>}
          <p translate="no" className="mt-2 max-w-180 text-sm text-ink-soft">
            {endpoint.events.map(messageType).join(", ")}
          </p>
          {endpoint.earlierKeyExpiresAt && (
            <p className="mt-2 text-sm">
              Messages are signed by the new and the earlier key until{" "}
              {formatDateTime(endpoint.earlierKeyExpiresAt)}.
            </p>
          )}
          <EndpointActions
            endpoint={endpoint}
            onChange={() => setChanging(true)}
            onDeleted={() => void navigate(paths.adminDevelopers(), { replace: true })}
            onKey={setSigningKey}
          />
          <Log endpointId={endpoint.id} />
          {webhooks && isChanging && (
            <EndpointDialog
              endpoint={endpoint}
              eventTypes={webhooks.eventTypes}
              onClose={() => setChanging(false)}
              onDone={() => setChanging(false)}
            />
          )}
        </>
      )}
      {signingKey && (
        <ShownOnceDialog
          title="New signing key"
          description="Store it in the receiver now. It is not shown again."
          text={signingKey}
          onClose={() => setSigningKey(null)}
          finalFocus={() => heading.current}
        />
      )}
    </>
  );
};
