import { Suspense, useRef, useState } from "react";
import type { SessionRow_SessionFragment } from "../../../graphql/generated.ts";
import { shop } from "../../../shop.ts";
import { Button } from "../../../ui/button.tsx";
import { FailedState } from "../../../ui/failed-state.tsx";
import { FormMessage } from "../../../ui/form-message.tsx";
import { LoadingRegion } from "../../../ui/loading-region.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { SessionRow } from "./session-row.tsx";
import { SettingFrame } from "./setting-frame.tsx";
import { SecondFactorSection } from "../second-factor/second-factor-section.tsx";
import { useSessions } from "./use-sessions.ts";
import { lazyPart } from "../../../ui/lazy-part.ts";

const EndOtherSessionsDialog = lazyPart(
  () => import("./end-other-sessions-dialog.tsx"),
  "EndOtherSessionsDialog",
);

const LoginNumberSection = lazyPart(
  () => import("../login-number/login-number-section.tsx"),
  "LoginNumberSection",
);

const currentFirst = (sessions: readonly SessionRow_SessionFragment[]) =>
  sessions.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));

/** The security page of the settings: lists the sessions and ends them, and has the two-step login (decision 8). */
export const SecuritySetting = () => {
  const { sessions, hasFailed, isLoading, load, notice, clearNotice, endSession, endOtherSessions } =
    useSessions();
  const [dialog, setDialog] = useState<{ otherSessionCount: number; isOpen: boolean } | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const otherSessionCount = sessions?.filter((session) => !session.isCurrent).length ?? 0;
  return (
    <SettingFrame
      title="Security"
      lead="Devices where you are logged in. If you do not recognise one, log it out and change your password."
    >
      <h2 ref={heading} tabIndex={-1} className="mb-2 text-lg outline-none">
        Your devices
      </h2>
      {sessions && (
        <ul className="divide-y divide-hairline border-y border-hairline">
          {currentFirst(sessions).map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              onEnd={(device) => {
                // The focused button is removed with its row.
                heading.current?.focus();
                void endSession(session, device);
              }}
            />
          ))}
        </ul>
      )}
      {hasFailed && (
        <FailedState text="Your devices could not be loaded." onRetry={load} isRetrying={isLoading} />
      )}
      {!sessions && !hasFailed && (
        <LoadingRegion label="Loading your devices">
          <Skeleton className="h-20.5" />
        </LoadingRegion>
      )}
      <div className="sticky bottom-4 mt-4">
        <FormMessage tone="error">{notice?.tone === "error" ? notice.text : null}</FormMessage>
        <FormMessage tone="success" vanishAfter={5} onVanish={clearNotice}>
          {notice?.tone === "success" ? notice.text : null}
        </FormMessage>
      </div>
      {otherSessionCount > 0 && (
        <Button
          variant="danger"
          className="mt-4"
          onClick={() => setDialog({ otherSessionCount, isOpen: true })}
        >
          Log Out All Others
        </Button>
      )}
      {dialog && (
        <Suspense>
          <EndOtherSessionsDialog
            {...dialog}
            onClose={() => setDialog({ ...dialog, isOpen: false })}
            onConfirm={() => void endOtherSessions()}
            finalFocus={otherSessionCount === 0 ? heading : undefined}
          />
        </Suspense>
      )}
      {shop().hasSmsCodes && (
        <Suspense fallback={<Skeleton className="mt-12 h-40" />}>
          <LoginNumberSection />
        </Suspense>
      )}
      <SecondFactorSection onChanged={load} />
    </SettingFrame>
  );
};
