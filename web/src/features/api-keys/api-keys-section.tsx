import { useRef, useState } from "react";
import { useApiKeysQuery, useEndApiKeyMutation } from "../../graphql/generated.ts";
import { writeErrorMessage } from "../../graphql/lost-answer.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { FailedState } from "../../ui/failed-state.tsx";
import { FormMessage } from "../../ui/form-message.tsx";
import { LoadingRegion } from "../../ui/loading-region.tsx";
import { ShownOnceDialog } from "../../ui/shown-once-dialog.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { KeyDialog } from "./key-dialog.tsx";
import { KeyList, type ApiKey } from "./key-list.tsx";

/** The keys of programs that work for the staff. */
export const ApiKeysSection = () => {
  const { data, error, loading, refetch } = useApiKeysQuery({
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  const [end, ending] = useEndApiKeyMutation();
  const [isMaking, setMaking] = useState(false);
  const [newKey, setNewKey] = useState<string | null>(null);
  const [keyToEnd, setKeyToEnd] = useState<ApiKey | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const apiKeys = data?.apiKeys;
  const endIt = (key: ApiKey) => {
    setFailure(null);
    end({ variables: { apiKeyId: key.id } })
      .catch((reason: unknown) => {
        setFailure(writeErrorMessage(reason, { fallback: "The key could not be ended." }));
        void refetch().catch(() => undefined);
      })
      .finally(() => setKeyToEnd(null));
  };
  return (
    <section>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
          API keys
        </h2>
        {apiKeys && (
          <Button variant="secondary" onClick={() => setMaking(true)}>
            Create API key
          </Button>
        )}
      </div>
      <p className="mt-1 max-w-(--container-prose) text-ink-soft">
        A program sends its key to read and change what you allow. It never reaches staff, keys or accounts.
        Resetting your password by email ends the keys you created.
      </p>
      <FormMessage tone="error" className={failure ? "mt-4" : ""}>
        {failure}
      </FormMessage>
      {!apiKeys && error && (
        <FailedState
          text="The API keys could not be loaded."
          onRetry={() => void refetch().catch(() => undefined)}
          isRetrying={loading}
        />
      )}
      {!apiKeys && !error && (
        <LoadingRegion label="Loading the API keys">
          <Skeleton className="mt-3 h-20" />
        </LoadingRegion>
      )}
      {apiKeys?.keys.length === 0 && (
        <p className="mt-3 border-t border-ink pt-4">There are no API keys yet.</p>
      )}
      {apiKeys && apiKeys.keys.length > 0 && <KeyList keys={apiKeys.keys} onEnd={setKeyToEnd} />}
      {apiKeys && isMaking && (
        <KeyDialog
          permissions={apiKeys.permissions}
          onClose={() => setMaking(false)}
          onDone={(key) => {
            setMaking(false);
            setNewKey(key);
          }}
        />
      )}
      {newKey && (
        <ShownOnceDialog
          title="Your new API key"
          description="Store it in the program now. It is not shown again."
          text={newKey}
          onClose={() => setNewKey(null)}
          finalFocus={() => heading.current}
        />
      )}
      <ConfirmDialog
        isOpen={keyToEnd !== null}
        title={`End the key ${keyToEnd?.name ?? ""}?`}
        confirmLabel="End key"
        cancelLabel="Keep it"
        isBusy={ending.loading}
        onConfirm={() => keyToEnd && endIt(keyToEnd)}
        onClose={() => setKeyToEnd(null)}
        finalFocus={() => heading.current}
      >
        The next request of the program is refused. This cannot be undone.
      </ConfirmDialog>
    </section>
  );
};
