import { lazy, Suspense, useRef, useState } from "react";
import type { SessionRow_SessionFragment } from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { FailedState } from "../../../ui/failed-state.tsx";
import { FormMessage } from "../../../ui/form-message.tsx";
import { LoadingRegion } from "../../../ui/loading-region.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { SessionRow } from "./session-row.tsx";
import { SettingFrame } from "./setting-frame.tsx";
import { useSessions } from "./use-sessions.ts";

const EndOthersDialog = lazy(() =>
  import("./end-others-dialog.tsx").then((module) => ({ default: module.EndOthersDialog })),
);

const currentFirst = (sessions: readonly SessionRow_SessionFragment[]) =>
  sessions.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));

/** Where she is logged in, and how to end that elsewhere. */
export const SecuritySetting = () => {
  const { sessions, hasFailed, isLoading, load, news, forgetNews, end, endAllOthers } = useSessions();
  const [asked, setAsked] = useState<{ others: number; isOpen: boolean } | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const others = sessions?.filter((session) => !session.isCurrent).length ?? 0;
  return (
    <SettingFrame
      title="Security"
      lead="Where you are logged in. If you do not know a device, log it out and change your password."
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
                // Its button goes with the row.
                heading.current?.focus();
                void end(session, device);
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
        <FormMessage tone="error">{news?.tone === "error" ? news.text : null}</FormMessage>
        <FormMessage tone="success" vanishAfter={5} onVanish={forgetNews}>
          {news?.tone === "success" ? news.text : null}
        </FormMessage>
      </div>
      {others > 0 && (
        <Button variant="danger" className="mt-4" onClick={() => setAsked({ others, isOpen: true })}>
          Log Out All Others
        </Button>
      )}
      {asked && (
        <Suspense>
          <EndOthersDialog
            {...asked}
            onClose={() => setAsked({ ...asked, isOpen: false })}
            onEnd={() => void endAllOthers()}
            finalFocus={others === 0 ? heading : undefined}
          />
        </Suspense>
      )}
    </SettingFrame>
  );
};
