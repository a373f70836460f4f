import { useEffect, useEffectEvent, useState } from "react";
import { MAX_SEARCH_LENGTH } from "../catalogue/shop-query.ts";
import { fieldClasses, FieldFrame } from "../../ui/field-frame.tsx";

const PAUSE_MS = 300;

/** Words to look for; they count when she pauses, presses Enter or leaves the field. */
export const TextFilter = ({ value, onChange }: { value: string; onChange: (text: string) => void }) => {
  const [draft, setDraft] = useState(value);
  const [sent, setSent] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    // Not our own change coming back: Clear All, or the back button.
    if (value !== sent) {
      setSent(value);
      setDraft(value);
    }
  }

  const send = () => {
    const text = draft.trim();
    if (text === sent) return;
    setSent(text);
    onChange(text);
  };
  const sendAfterPause = useEffectEvent(send);
  useEffect(() => {
    if (draft.trim() === sent) return;
    const timer = setTimeout(() => sendAfterPause(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft, sent]);

  return (
    <FieldFrame label="Search text">
      {(control) => (
        <input
          {...control}
          type="search"
          value={draft}
          maxLength={MAX_SEARCH_LENGTH}
          placeholder="Silk, kurta, indigo …"
          enterKeyHint="search"
          autoComplete="off"
          className={fieldClasses}
          onChange={(event) => setDraft(event.target.value)}
          onBlur={send}
          onKeyDown={(event) => event.key === "Enter" && send()}
        />
      )}
    </FieldFrame>
  );
};
