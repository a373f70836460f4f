import { useState } from "react";
import type { ApolloCache } from "@apollo/client";
import { errorCode, errorMessage } from "../../../graphql/error-message.ts";
import {
  SecuritySettingsDocument,
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useSecuritySettingsQuery,
  type SessionRow_SessionFragment,
} from "../../../graphql/generated.ts";

type Session = SessionRow_SessionFragment;
type Notice = { tone: "success" | "error"; text: string };

const serialOptions = { context: { queue: "sessions" } };
const notEndedText = (which: string) => `${which} could not be logged out. Please try again.`;

export const sessionFailureText = (error: unknown, which: string) =>
  errorMessage(error, { fallback: notEndedText(which), network: notEndedText(which) });

const writeSessions = (cache: ApolloCache, mySessions: Session[] | undefined) =>
  mySessions && cache.writeQuery({ query: SecuritySettingsDocument, data: { mySessions } });

/**
 * The sessions of the account. Ending a session is an optimistic update: if the server refuses, the session returns to
 * the list with an error message.
 */
export const useSessions = () => {
  const { data, error, loading, refetch } = useSecuritySettingsQuery({
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  const [mutateEndSession] = useEndSessionMutation(serialOptions);
  const [mutateEndOtherSessions] = useEndOtherSessionsMutation(serialOptions);
  const [notice, setNotice] = useState<Notice | null>(null);
  const sessions = data?.mySessions;
  const load = () => void refetch().catch(() => undefined);

  const runChange = async (change: () => Promise<unknown>, done: string, which: string) => {
    setNotice(null);
    try {
      await change();
      setNotice({ tone: "success", text: done });
    } catch (refusal) {
      setNotice({ tone: "error", text: sessionFailureText(refusal, which) });
      if (errorCode(refusal) === "SESSION_NOT_FOUND") load();
    }
  };

  return {
    sessions,
    hasFailed: !sessions && error !== undefined,
    isLoading: loading,
    load,
    notice,
    clearNotice: () => setNotice(null),
    endSession: ({ id }: Session, device: string) =>
      runChange(
        () =>
          mutateEndSession({
            variables: { sessionId: id },
            optimisticResponse: { endSession: (sessions ?? []).filter((each) => each.id !== id) },
            update: (cache, answer) => writeSessions(cache, answer.data?.endSession),
          }),
        `${device} is logged out.`,
        device,
      ),
    endOtherSessions: () =>
      runChange(
        () =>
          mutateEndOtherSessions({
            optimisticResponse: { endOtherSessions: (sessions ?? []).filter((each) => each.isCurrent) },
            update: (cache, answer) => writeSessions(cache, answer.data?.endOtherSessions),
          }),
        "Every other device is logged out.",
        "The other devices",
      ),
  };
};
