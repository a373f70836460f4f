import { useEffect, useState } from "react";
import { secondsUntilResend } from "./one-time-code.ts";

/** Counts the seconds down until a new code can be requested. */
export const useResendCountdown = (sentAt: number) => {
  const [seconds, setSeconds] = useState(() => secondsUntilResend(sentAt, Date.now()));
  useEffect(() => {
    const tick = () => {
      const secondsLeft = secondsUntilResend(sentAt, Date.now());
      setSeconds(secondsLeft);
      if (secondsLeft === 0) clearInterval(timer);
    };
    const timer = setInterval(tick, 1000);
    tick();
    return () => clearInterval(timer);
  }, [sentAt]);
  return seconds;
};
