import { Suspense, useRef, useState } from "react";
import { errorMessage } from "../../../graphql/error-message.ts";
import type { Consent_EntryFragment } from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { formatDate } from "../../../ui/dates.ts";
import { FailedState } from "../../../ui/failed-state.tsx";
import { lazyPart } from "../../../ui/lazy-part.ts";
import { LoadingRegion } from "../../../ui/loading-region.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { OutcomeMessages, type Outcome } from "../../../ui/outcome-messages.tsx";
import { useMyConsents } from "./use-my-consents.ts";

const ConfirmDialog = lazyPart(() => import("../../../ui/confirm-dialog.tsx"), "ConfirmDialog");

type Purpose = Consent_EntryFragment["purpose"];

const names: Record<Purpose, string> = {
  ACCOUNT: "Your account",
  EMAIL: "Email notifications",
  ORDER_UPDATES: "Order updates",
  PROMOTIONS: "Promotions",
  RESTOCK_ALERTS: "Back-in-stock alerts",
  REVIEWS: "Your reviews",
};

const FAILED = "This could not be saved. Please try again.";

export const withdrawalFailureText = (error: unknown) => errorMessage(error, { fallback: FAILED });

type RowProps = { entry: Consent_EntryFragment; isBusy: boolean; onWithdraw: () => void };

const ConsentRow = ({ entry: { purpose, text, isGiven, changedAt }, isBusy, onWithdraw }: RowProps) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
    <div className="min-w-0 grow basis-48">
      <p className="font-semibold">{names[purpose]}</p>
      <p className="text-sm text-ink-soft">
        {isGiven ? "You agreed" : "Withdrawn"} on{" "}
        <span className="whitespace-nowrap">{formatDate(changedAt)}</span>
        {purpose === "ACCOUNT" && ". To withdraw, delete your account below."}
      </p>
      <details className="text-sm text-ink-soft">
        <summary className="w-fit py-3">What you agreed to</summary>
        <p className="pb-2">{text}</p>
      </details>
    </div>
    {isGiven && purpose !== "ACCOUNT" && (
      <Button variant="secondary" isLoading={isBusy} onClick={onWithdraw}>
        Withdraw<span className="sr-only"> {names[purpose]}</span>
      </Button>
    )}
  </li>
);

/**
 * What the shopper has agreed to, since when, each with its withdrawal in one press. Only a loss of reviews is asked about first.
 */
export const MyConsents = () => {
  const { entries, error, loading, refetch, withdraw: mutate, isSaving } = useMyConsents();
  const [pressed, setPressed] = useState<Purpose | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  // `null` until it is first opened: its code is loaded then.
  const [isAsking, setAsking] = useState<boolean | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  const withdraw = async (purpose: Purpose) => {
    if (isSaving) return;
    setPressed(purpose);
    setOutcome(null);
    try {
      await mutate({ variables: { purpose } });
      setOutcome({ tone: "success", text: `${names[purpose]}: withdrawn.` });
      // The pressed button is removed.
      heading.current?.focus();
    } catch (refusal) {
      setOutcome({ tone: "error", text: withdrawalFailureText(refusal) });
    }
  };

  return (
    <section aria-labelledby="my-consents" className="border-b border-hairline py-6">
      <h2 id="my-consents" ref={heading} tabIndex={-1} className="text-lg outline-none">
        What you agreed to
      </h2>
      <p className="mt-1 text-ink-soft">You can withdraw at any time, with immediate effect.</p>
      {entries?.length === 0 && <p className="mt-4">There is nothing to withdraw at the moment.</p>}
      {entries && entries.length > 0 && (
        <ul className="mt-2 divide-y divide-hairline">
          {entries.map((entry) => (
            <ConsentRow
              key={entry.purpose}
              entry={entry}
              isBusy={isSaving && pressed === entry.purpose}
              onWithdraw={() =>
                entry.purpose === "REVIEWS" ? setAsking(true) : void withdraw(entry.purpose)
              }
            />
          ))}
        </ul>
      )}
      {!entries && error && (
        <FailedState
          text="Your consents could not be loaded."
          onRetry={() => void refetch().catch(() => undefined)}
          isRetrying={loading}
        />
      )}
      {!entries && !error && (
        <LoadingRegion label="Loading your consents">
          <Skeleton className="mt-4 h-24" />
        </LoadingRegion>
      )}
      <OutcomeMessages outcome={outcome} onVanish={() => setOutcome(null)} className="mt-4 empty:mt-0" />
      {isAsking !== null && (
        <Suspense>
          <ConfirmDialog
            isOpen={isAsking}
            title="Delete your reviews?"
            confirmLabel="Delete my reviews"
            cancelLabel="Keep them"
            onConfirm={() => {
              setAsking(false);
              void withdraw("REVIEWS");
            }}
            onClose={() => setAsking(false)}
          >
            All your reviews and their photographs will be deleted for good.
          </ConfirmDialog>
        </Suspense>
      )}
    </section>
  );
};
