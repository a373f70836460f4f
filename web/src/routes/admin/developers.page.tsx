import { useRef, useState } from "react";
import { ApiKeysSection } from "../../features/api-keys/api-keys-section.tsx";
import { EndpointDialog } from "../../features/webhooks/endpoint-dialog.tsx";
import { EndpointList } from "../../features/webhooks/endpoint-list.tsx";
import { useWebhooks } from "../../features/webhooks/use-webhooks.ts";
import { paths } from "../../paths.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { FailedState } from "../../ui/failed-state.tsx";
import { LoadingRegion } from "../../ui/loading-region.tsx";
import { ShownOnceDialog } from "../../ui/shown-once-dialog.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { usePageTitle } from "../../ui/use-page-title.ts";

const WebhooksSection = () => {
  const { webhooks, error, loading, retry } = useWebhooks();
  const [isAdding, setAdding] = useState(false);
  const [signingKey, setSigningKey] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
          Webhooks
        </h2>
        {webhooks && (
          <Button variant="secondary" onClick={() => setAdding(true)}>
            Add webhook
          </Button>
        )}
      </div>
      <p className="mt-1 max-w-(--container-prose) text-ink-soft">
        The shop tells your warehouse, courier or accountant when something happens. Messages have no names or
        addresses of customers.
      </p>
      {!webhooks && error && (
        <FailedState text="The webhooks could not be loaded." onRetry={retry} isRetrying={loading} />
      )}
      {!webhooks && !error && (
        <LoadingRegion label="Loading the webhooks">
          <Skeleton className="mt-3 h-20" />
        </LoadingRegion>
      )}
      {webhooks?.endpoints.length === 0 && (
        <p className="mt-3 border-t border-ink pt-4">There are no webhooks yet.</p>
      )}
      {webhooks && webhooks.endpoints.length > 0 && <EndpointList endpoints={webhooks.endpoints} />}
      {webhooks && isAdding && (
        <EndpointDialog
          eventTypes={webhooks.eventTypes}
          onClose={() => setAdding(false)}
          onDone={(key) => {
            setAdding(false);
            setSigningKey(key);
          }}
        />
      )}
      {signingKey && (
        <ShownOnceDialog
          title="Signing key of the webhook"
          description="The receiver uses it to check that a message comes from your shop. Store it now: it is not shown again."
          text={signingKey}
          onClose={() => setSigningKey(null)}
          finalFocus={() => heading.current}
        />
      )}
    </section>
  );
};

/** What connects other programs to the shop: for owners. */
export const AdminDevelopersPage = () => {
  usePageTitle("Developers");
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <h1 className="text-2xl">Developers</h1>
        <ButtonLink to={paths.adminHistory({ kind: "api_key" })} variant="quiet">
          History
        </ButtonLink>
      </div>
      <p className="mt-1 max-w-(--container-prose) text-ink-soft">Connect other programs to your shop.</p>
      <div className="mt-6 grid max-w-180 gap-y-12">
        <WebhooksSection />
        <ApiKeysSection />
      </div>
    </>
  );
};
