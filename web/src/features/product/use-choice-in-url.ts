import { startTransition, useCallback, useOptimistic } from "react";
import { useSearchParams } from "react-router-dom";
import type { Choice, Offer } from "../catalogue/choice.ts";
import { readChoice, writeChoice } from "../catalogue/choice-in-url.ts";

/** Size and colour live in the URL: a link, a reload and the way back from the login show the same choice. */
export const useChoiceInUrl = (offer: Offer) => {
  const [parameters, setParameters] = useSearchParams();
  // The router renders a new URL without haste; the picture must not wait for it.
  const [choice, setChoice] = useOptimistic(readChoice(offer, parameters));
  const choose = useCallback(
    (next: Choice) =>
      startTransition(() => {
        setChoice(next);
        setParameters(writeChoice(offer, next), { replace: true });
      }),
    [offer, setChoice, setParameters],
  );
  return [choice, choose] as const;
};
