import { useCallback } from "react";
import { useSearchParams } from "react-router-dom";

/** The colour that is looked at lives in the URL, so that a link shows it again; without one it is the first. */
export const useShownColor = (colors: readonly string[]) => {
  const [parameters, setParameters] = useSearchParams();
  const named = colors.find((color) => color === parameters.get("color"));
  const show = useCallback((color: string) => setParameters({ color }, { replace: true }), [setParameters]);
  return [named ?? colors[0] ?? null, show] as const;
};
