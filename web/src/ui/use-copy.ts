import { useEffect, useState } from "react";

/** So long the button says that it has copied (specification, section 9: messages clear after 3 s or 5 s). */
const MESSAGE_MS = 3000;

/** Puts a text into the clipboard; `outcome` tells for three seconds that it is there, or that the browser did not let us. */
export const useCopy = () => {
  const [outcome, setOutcome] = useState<"copied" | "failed" | null>(null);
  useEffect(() => {
    if (outcome !== "copied") return undefined;
    const timer = setTimeout(() => setOutcome(null), MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome("copied");
    } catch {
      setOutcome("failed");
    }
  };
  return { outcome, copy };
};
