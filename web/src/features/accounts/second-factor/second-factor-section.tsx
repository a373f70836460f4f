import { Suspense, useRef, useState, type ReactNode } from "react";
import { useSecondFactorQuery, type SecondFactor_StateFragment } from "../../../graphql/generated.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { FailedState } from "../../../ui/failed-state.tsx";
import { FormMessage } from "../../../ui/form-message.tsx";
import { CheckCircleIcon } from "../../../ui/icons.tsx";
import { lazyPart } from "../../../ui/lazy-part.ts";
import { LoadingRegion } from "../../../ui/loading-region.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useFreshDialog } from "../../../ui/use-fresh-dialog.ts";
import { hasPasskeys } from "./passkey-browser.ts";
import { PasskeyRow } from "./passkey-row.tsx";
import type { SecondFactorTask } from "./second-factor-task.ts";

const SecondFactorDialog = lazyPart(() => import("./second-factor-dialog.tsx"), "SecondFactorDialog");

type PartProps = { title: string; text: ReactNode; isOn?: boolean; children: ReactNode };

const Part = ({ title, text, isOn = false, children }: PartProps) => (
  <section className="border-t border-hairline py-5">
    <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-sans text-base font-semibold tracking-normal">
      {title}
      {isOn && (
        <Badge tone="green" icon={<CheckCircleIcon size={16} />}>
          On
        </Badge>
      )}
    </h3>
    <p className="mt-1 mb-3 text-ink-soft">{text}</p>
    {children}
  </section>
);

const codesText = (left: number) =>
  left === 1 ? "You have 1 unused code." : `You have ${left} unused codes.`;

const hasFactor = ({ passkeys, hasAuthenticatorApp }: SecondFactor_StateFragment) =>
  passkeys.length > 0 || hasAuthenticatorApp;

type PartsProps = { state: SecondFactor_StateFragment; onTask: (task: SecondFactorTask) => void };

const Parts = ({ state, onTask }: PartsProps) => {
  const { passkeys, hasAuthenticatorApp, recoveryCodesLeft } = state;
  return (
    <>
      <Part
        title="Passkeys"
        isOn={passkeys.length > 0}
        text="Log in with your fingerprint, your face or the PIN of your device. It cannot be guessed or phished."
      >
        {passkeys.length > 0 && (
          <ul className="mb-4 divide-y divide-hairline border-y border-hairline">
            {passkeys.map((passkey) => (
              <PasskeyRow
                key={passkey.id}
                passkey={passkey}
                onRename={() => onTask({ kind: "rename-passkey", passkey })}
                onRemove={() => onTask({ kind: "remove-passkey", passkey })}
              />
            ))}
          </ul>
        )}
        {hasPasskeys() ? (
          <Button variant="secondary" onClick={() => onTask({ kind: "add-passkey" })}>
            Add a passkey
          </Button>
        ) : (
          <p>This browser does not support passkeys.</p>
        )}
      </Part>
      <Part
        title="Authenticator app"
        isOn={hasAuthenticatorApp}
        text="An app on your phone shows a new code every 30 seconds. We ask for it after your password."
      >
        <Button
          variant="secondary"
          onClick={() => onTask({ kind: hasAuthenticatorApp ? "remove-app" : "add-app" })}
        >
          {hasAuthenticatorApp ? "Remove the app" : "Set up an app"}
        </Button>
      </Part>
      {hasFactor(state) && (
        <Part
          title="Recovery codes"
          text={`For the day you lose your device. ${codesText(recoveryCodesLeft)}`}
        >
          <Button variant="secondary" onClick={() => onTask({ kind: "make-codes" })}>
            Make new codes
          </Button>
        </Part>
      )}
    </>
  );
};

/** Two-step login on the security pages of shoppers and admins: passkeys, authenticator app, recovery codes. */
export const SecondFactorSection = ({ onChanged }: { onChanged?: () => void }) => {
  const { data, error, loading, refetch } = useSecondFactorQuery({
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  const { dialog, open, close } = useFreshDialog<SecondFactorTask>();
  const [message, setMessage] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const state = data?.secondFactor;
  const start = (task: SecondFactorTask) => {
    setMessage(null);
    open(task);
  };
  return (
    <section aria-labelledby="two-step-login" className="mt-12">
      <h2 id="two-step-login" ref={heading} tabIndex={-1} className="mb-2 text-lg outline-none">
        Two-step login
      </h2>
      <p className="mb-4 text-ink-soft">
        A second proof besides your password: somebody who knows the password alone cannot log in.
        {state && !hasFactor(state) && " Setting it up logs out your other devices."}
      </p>
      {state && <Parts state={state} onTask={start} />}
      {!state && error && (
        <FailedState
          text="Your two-step login could not be loaded."
          onRetry={() => void refetch().catch(() => undefined)}
          isRetrying={loading}
        />
      )}
      {!state && !error && (
        <LoadingRegion label="Loading two-step login">
          <Skeleton className="h-30" />
          <Skeleton className="mt-4 h-30" />
        </LoadingRegion>
      )}
      <div className="sticky bottom-4 mt-2">
        <FormMessage tone="success" vanishAfter={5} onVanish={() => setMessage(null)}>
          {message}
        </FormMessage>
      </div>
      {dialog && (
        <Suspense>
          <SecondFactorDialog
            key={dialog.key}
            task={dialog.task}
            needsMailedCode={state?.needsMailedCode ?? false}
            isOpen={dialog.isOpen}
            onClose={close}
            onDone={(done) => {
              setMessage(done || null);
              onChanged?.();
            }}
            // The button of a removed passkey is gone with its row.
            finalFocus={() => (dialog.task.kind === "remove-passkey" && message ? heading.current : null)}
          />
        </Suspense>
      )}
    </section>
  );
};
