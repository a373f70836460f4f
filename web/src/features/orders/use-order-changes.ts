import { useEffect, useRef } from "react";
import { useOrdersVersionQuery } from "../../graphql/generated.ts";

/** Together with the load of the changed orders, a change is on the page within 5 s. */
const POLL_MS = 4000;

/**
 * Calls `onChange` when orders have changed elsewhere: the shopper's own, or any for an admin. Asks every 4 s while the tab
 * is visible, and never while it is hidden (docs/adr/0029-orders-of-the-admin.md).
 */
export const useOrderChanges = (onChange: () => void) => {
  const { data } = useOrdersVersionQuery({
    fetchPolicy: "no-cache",
    // Only a new version renders the page again, not each request.
    notifyOnNetworkStatusChange: false,
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.hidden,
  });
  const version = data?.ordersVersion.version;
  const lastVersion = useRef<string>(undefined);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    if (version === undefined) return;
    if (lastVersion.current !== undefined && lastVersion.current !== version) latest.current();
    lastVersion.current = version;
  }, [version]);
};
