import { useEffect, useState } from "react";
import { usePaymentStateQuery } from "../../graphql/generated.ts";

/** How often an order that waits for its payment is looked at, and how often the words for the time change. */
const POLL_INTERVAL_MS = 6000;
const CLOCK_INTERVAL_MS = 10_000;

const isHidden = () => document.visibilityState === "hidden";

/**
 * Watches an order that waits for its payment, and answers with the time, for the countdown. It may be paid in another tab,
 * or in a window that was closed before it told: then the shop hears of it, and a look at the order shows it.
 */
export const useUnpaidOrder = (orderId: string, isWatched: boolean) => {
  const [now, setNow] = useState(() => Date.now());
  usePaymentStateQuery({
    variables: { orderId },
    skip: !isWatched,
    fetchPolicy: "network-only",
    nextFetchPolicy: "network-only",
    pollInterval: POLL_INTERVAL_MS,
    skipPollAttempt: isHidden,
  });
  useEffect(() => {
    if (!isWatched) return undefined;
    const timer = setInterval(() => setNow(Date.now()), CLOCK_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isWatched]);
  return now;
};
