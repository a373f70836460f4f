import { useRef } from "react";
import { useOpenTasksQuery } from "../../graphql/generated.ts";

/** As often as the open lists look for changes. */
const POLL_MS = 4000;

/** A hidden tab shows the count in its title, so it asks too, but seldom. */
const HIDDEN_POLL_MS = 60_000;

/**
 * What waits for the admin. With `isLive` it is asked for every 4 s while the tab is visible, and each minute while it is
 * hidden. One component is live; the others read what it stored. With `skip` nothing is asked for: the admin may not read it yet.
 */
export const useOpenTasks = ({ isLive = false, skip = false }: { isLive?: boolean; skip?: boolean } = {}) => {
  const lastPoll = useRef(0);
  const skipPoll = () => {
    if (document.hidden && Date.now() - lastPoll.current < HIDDEN_POLL_MS) return true;
    lastPoll.current = Date.now();
    return false;
  };
  const { data, error, loading, refetch } = useOpenTasksQuery({
    skip,
    fetchPolicy: isLive ? "cache-and-network" : "cache-first",
    notifyOnNetworkStatusChange: !isLive,
    pollInterval: isLive ? POLL_MS : 0,
    skipPollAttempt: skipPoll,
  });
  return {
    tasks: data?.openTasks,
    error,
    loading,
    retry: () => void refetch().catch(() => undefined),
  };
};
