import { Suspense, useState } from "react";
import { useLoginNumberQuery } from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { formatDate } from "../../../ui/dates.ts";
import { FailedState } from "../../../ui/failed-state.tsx";
import { FormMessage } from "../../../ui/form-message.tsx";
import { lazyPart } from "../../../ui/lazy-part.ts";
import { LoadingRegion } from "../../../ui/loading-region.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useFreshDialog } from "../../../ui/use-fresh-dialog.ts";
import { mobileText } from "../../../ui/typed-number.ts";

const LoginNumberDialog = lazyPart(() => import("./login-number-dialog.tsx"), "LoginNumberDialog");

/** The mobile number for login codes by SMS, on the security page of a shop that sends them. */
export const LoginNumberSection = () => {
  const { data, error, loading, refetch } = useLoginNumberQuery({
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  const { dialog, open, close } = useFreshDialog<"add" | "remove">();
  const [message, setMessage] = useState<string | null>(null);
  const start = (kind: "add" | "remove") => {
    setMessage(null);
    open(kind);
  };
  const loginNumber = data?.loginNumber;
  return (
    <section aria-labelledby="login-number" className="mt-12">
      <h2 id="login-number" className="mb-2 text-lg">
        Mobile number for login codes
      </h2>
      <p className="mb-4 text-ink-soft">
        Log in with a code that we send by SMS. We send codes only to a number that you have confirmed here.
      </p>
      {data && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-y border-hairline py-4">
          {loginNumber ? (
            <>
              <div className="min-w-0 grow basis-40">
                <p className="font-semibold tabular-nums" translate="no">
                  {mobileText(loginNumber.mobile)}
                </p>
                <p className="text-sm text-ink-soft">
                  Confirmed {formatDate(loginNumber.confirmedAt, "en-US")}
                </p>
              </div>
              <div className="flex gap-2">
                <Button variant="quiet" onClick={() => start("add")}>
                  Change
                </Button>
                <Button variant="secondary" onClick={() => start("remove")}>
                  Remove
                </Button>
              </div>
            </>
          ) : (
            <Button variant="secondary" onClick={() => start("add")}>
              Add a mobile number
            </Button>
          )}
        </div>
      )}
      {!data && error && (
        <FailedState
          text="Your mobile number could not be loaded."
          onRetry={() => void refetch().catch(() => undefined)}
          isRetrying={loading}
        />
      )}
      {!data && !error && (
        <LoadingRegion label="Loading your mobile number">
          <Skeleton className="h-20.5" />
        </LoadingRegion>
      )}
      <div className="sticky bottom-4 mt-2">
        <FormMessage tone="success" vanishAfter={5} onVanish={() => setMessage(null)}>
          {message}
        </FormMessage>
      </div>
      {dialog && (
        <Suspense>
          <LoginNumberDialog
            key={dialog.key}
            kind={dialog.task}
            isOpen={dialog.isOpen}
            onClose={close}
            onDone={setMessage}
          />
        </Suspense>
      )}
    </section>
  );
};
