import { useEffect, useState } from "react";
import { FormMessage } from "../../ui/form-message.tsx";

/** A success message. It is inserted after the live region has rendered, so that screen readers announce it. */
export const Notice = ({ text }: { text: string }) => {
  const [announcedText, setAnnouncedText] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setAnnouncedText(text));
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div className="page-width pt-4">
      <FormMessage tone="success">{announcedText}</FormMessage>
    </div>
  );
};
