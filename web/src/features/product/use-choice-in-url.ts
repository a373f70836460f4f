import { startTransition, useCallback, useOptimistic } from "react";
import { useSearchParams } from "react-router-dom";
import type { Choice, ChoiceOptions } from "../catalogue/choice.ts";
import { readChoice, writeChoice } from "../catalogue/choice-in-url.ts";

/** Size and colour live in the URL: a link, a reload and the way back from the login show the same choice. */
export const useChoiceInUrl = (options: ChoiceOptions) => {
  const [parameters, setParameters] = useSearchParams();
  // The router renders a new URL without haste; the picture must not wait for it.
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
