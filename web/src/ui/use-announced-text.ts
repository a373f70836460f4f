import { useEffect, useState } from "react";

/**
 * A text for a live region that renders together with it: `null` at first, then the text, so that screen readers announce it. They
 * do not announce what a live region contains from its start.
 */
export const useAnnouncedText = (text: string | null): string | null => {
  const [announcedText, setAnnouncedText] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setAnnouncedText(text));
    return () => clearTimeout(timer);
  }, [text]);
  return announcedText;
};
