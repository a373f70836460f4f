import { startTransition, useCallback, useOptimistic } from "react";
import { useSearchParams } from "react-router-dom";

/** The colour that is looked at lives in the URL, so that a link shows it again; without one it is the first. */
export const useShownColor = (colors: readonly string[]) => {
  const [parameters, setParameters] = useSearchParams();
  const named = colors.find((color) => color === parameters.get("color"));
  // The router renders a new URL without haste; the picture must not wait for it.
  const [shown, setShown] = useOptimistic(named ?? colors[0] ?? null);
  const show = useCallback(
    (color: string) =>
      startTransition(() => {
        setShown(color);
        setParameters({ color }, { replace: true });
      }),
    [setParameters, setShown],
  );
  return [shown, show] as const;
};
