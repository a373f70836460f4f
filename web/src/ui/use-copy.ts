import { useEffect, useState } from "react";

/** How long the success message stays (specification, section 9: messages clear after 3 s or 5 s). */
const MESSAGE_MS = 3000;

/** Copies a text to the clipboard. `outcome` is "copied" for three seconds, or "failed" if the browser refuses. */
export const useCopy = () => {
  const [outcome, setOutcome] = useState<"copied" | "failed" | null>(null);
  useEffect(() => {
    if (outcome !== "copied") return undefined;
    const timer = setTimeout(() => setOutcome(null), MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  /** Returns whether it was copied. */
  const copy = async (text: string): Promise<boolean> => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome("copied");
      return true;
    } catch {
      setOutcome("failed");
      return false;
    }
  };
  return { outcome, copy };
};
