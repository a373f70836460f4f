import { useEffect, useState } from "react";
import { usePaymentStateQuery } from "../../graphql/generated.ts";

/** Intervals of polling an unpaid order and of updating the time left. */
const POLL_INTERVAL_MS = 6000;
const CLOCK_INTERVAL_MS = 10_000;

const isHidden = () => document.visibilityState === "hidden";

/**
 * Polls an unpaid order and returns the current time in milliseconds, for the countdown. The order may be paid in
 * another tab, or in a payment window that was closed too early; only the server knows of that.
 */
export const useUnpaidOrder = (orderId: string, isPolled: boolean) => {
  const [now, setNow] = useState(() => Date.now());
  usePaymentStateQuery({
    variables: { orderId },
    skip: !isPolled,
    fetchPolicy: "network-only",
    nextFetchPolicy: "network-only",
    pollInterval: POLL_INTERVAL_MS,
    skipPollAttempt: isHidden,
  });
  useEffect(() => {
    if (!isPolled) return undefined;
    const timer = setInterval(() => setNow(Date.now()), CLOCK_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isPolled]);
  return now;
};
