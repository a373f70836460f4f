import { useEffect, useState } from "react";
import { secondsToWait } from "./one-time-code.ts";

/** Counts down, second by second, until a new code can be asked for. */
export const useSecondsToWait = (sentAt: number) => {
  const [seconds, setSeconds] = useState(() => secondsToWait(sentAt, Date.now()));
  useEffect(() => {
    const tick = () => {
      const left = secondsToWait(sentAt, Date.now());
      setSeconds(left);
      if (left === 0) clearInterval(timer);
    };
    const timer = setInterval(tick, 1000);
    tick();
    return () => clearInterval(timer);
  }, [sentAt]);
  return seconds;
};
