import { useEffect, useState } from "react";
import { FormMessage } from "../../ui/form-message.tsx";

/** A sentence that she brought along from another page. It comes a moment after the page, so that it is read out. */
export const Notice = ({ text }: { text: string }) => {
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text));
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div className="page-width pt-4">
      <FormMessage tone="success">{said}</FormMessage>
    </div>
  );
};
