import { useEffect, useState } from "react";
import { usePaymentStateQuery } from "../../graphql/generated.ts";

/** How often an order that waits for its payment is looked at, and how often the words for the time change. */
const LOOK_EVERY_MS = 6000;
const TICK_MS = 10_000;

const isHidden = () => document.visibilityState === "hidden";

/**
 * Watches an order that waits for its payment, and answers with the time, for the countdown. It may be paid in another tab,
 * or in a window that was closed before it told: then the shop hears of it, and a look at the order shows it.
 */
export const useWaitingOrder = (orderId: string, isWaiting: boolean) => {
  const [now, setNow] = useState(() => Date.now());
  usePaymentStateQuery({
    variables: { orderId },
    skip: !isWaiting,
    fetchPolicy: "network-only",
    nextFetchPolicy: "network-only",
    pollInterval: LOOK_EVERY_MS,
    skipPollAttempt: isHidden,
  });
  useEffect(() => {
    if (!isWaiting) return undefined;
    const ticking = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(ticking);
  }, [isWaiting]);
  return now;
};
