import { useEffect, useState } from "react";
import { staffSession } from "../../../graphql/staff-session.ts";

/** After a minute without input, requests are those of the page itself, such as its polling. */
const IDLE_MS = 60_000;

const inputs = ["pointerdown", "pointermove", "keydown", "wheel", "touchstart"] as const;

const watchInput = () => {
  let lastInputAt = Date.now();
  const note = () => {
    lastInputAt = Date.now();
  };
  const watching = new AbortController();
  for (const type of inputs) addEventListener(type, note, { passive: true, signal: watching.signal });
  staffSession.isIdle = () => Date.now() - lastInputAt > IDLE_MS;
  return () => {
    watching.abort();
    staffSession.isIdle = () => false;
  };
};

/**
 * What the session of the staff needs of its pages: it ends without input, and some operations ask for the password again. Returns
 * the question that is open, if any; several operations at once ask one question.
 */
export const useStaffSession = () => {
  const [waiting, setWaiting] = useState<readonly ((isConfirmed: boolean) => void)[]>([]);
  useEffect(watchInput, []);
  useEffect(() => {
    staffSession.confirm = () => new Promise((resolve) => setWaiting((others) => [...others, resolve]));
    return () => {
      staffSession.confirm = () => Promise.resolve(false);
    };
  }, []);
  const answer = (isConfirmed: boolean) => {
    for (const resolve of waiting) resolve(isConfirmed);
    setWaiting([]);
  };
  return { isAsked: waiting.length > 0, answer };
};
