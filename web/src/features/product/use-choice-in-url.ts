import { startTransition, useCallback, useOptimistic } from "react";
import { useSearchParams } from "react-router-dom";
import type { Choice, ChoiceOptions } from "../catalogue/choice.ts";
import { readChoice, writeChoice } from "../catalogue/choice-in-url.ts";

/** Keeps size and colour in the URL, so that a link, a reload and the return from the login restore the choice. */
export const useChoiceInUrl = (options: ChoiceOptions) => {
  const [parameters, setParameters] = useSearchParams();
  // The router updates the URL in a transition. The optimistic state changes the picture at once.
  const [choice, setChoice] = useOptimistic(readChoice(options, parameters));
  const choose = useCallback(
    (next: Choice) =>
      startTransition(() => {
        setChoice(next);
        setParameters(writeChoice(options, next), { replace: true });
      }),
    [options, setChoice, setParameters],
  );
  return [choice, choose] as const;
};
