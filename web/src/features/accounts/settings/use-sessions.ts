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
type News = { tone: "success" | "error"; text: string };

const inTurn = { context: { turn: "sessions" } };
const notEnded = (which: string) => `${which} could not be logged out. Please try again.`;

const keep = (cache: ApolloCache, mySessions: Session[] | undefined) =>
  mySessions && cache.writeQuery({ query: SecuritySettingsDocument, data: { mySessions } });

/**
 * Where she is logged in. A session leaves the list at once when she ends it, and is back with a sentence when the server
 * does not take that.
 */
export const useSessions = () => {
  const { data, error, loading, refetch } = useSecuritySettingsQuery({
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  const [endOne] = useEndSessionMutation(inTurn);
  const [endOthers] = useEndOtherSessionsMutation(inTurn);
  const [news, setNews] = useState<News | null>(null);
  const sessions = data?.mySessions;
  const load = () => void refetch().catch(() => undefined);

  const attempt = async (change: () => Promise<unknown>, done: string, failed: string) => {
    setNews(null);
    try {
      await change();
      setNews({ tone: "success", text: done });
    } catch (refusal) {
      setNews({ tone: "error", text: errorMessage(refusal, { fallback: failed, network: failed }) });
      if (errorCode(refusal) === "SESSION_NOT_FOUND") load();
    }
  };

  return {
    sessions,
    hasFailed: !sessions && error !== undefined,
    isLoading: loading,
    load,
    news,
    forgetNews: () => setNews(null),
    end: ({ id }: Session, device: string) =>
      attempt(
        () =>
          endOne({
            variables: { sessionId: id },
            optimisticResponse: { endSession: (sessions ?? []).filter((each) => each.id !== id) },
            update: (cache, answer) => keep(cache, answer.data?.endSession),
          }),
        `${device} is logged out.`,
        notEnded(device),
      ),
    endAllOthers: () =>
      attempt(
        () =>
          endOthers({
            optimisticResponse: { endOtherSessions: (sessions ?? []).filter((each) => each.isCurrent) },
            update: (cache, answer) => keep(cache, answer.data?.endOtherSessions),
          }),
        "Every other device is logged out.",
        notEnded("The other devices"),
      ),
  };
};
