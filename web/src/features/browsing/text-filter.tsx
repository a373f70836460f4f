import { useEffect, useEffectEvent, useState } from "react";
import { MAX_SEARCH_LENGTH } from "../catalogue/shop-query.ts";
import { fieldClasses, FieldFrame } from "../../ui/field-frame.tsx";

const PAUSE_MS = 300;

/** The search text. It is committed after a pause, on Enter and on blur. */
export const TextFilter = ({ value, onChange }: { value: string; onChange: (text: string) => void }) => {
  const [draft, setDraft] = useState(value);
  const [committedText, setCommittedText] = useState(value);
  const [previousValue, setPreviousValue] = useState(value);
  if (value !== previousValue) {
    setPreviousValue(value);
    // A change from outside the field: Clear All, or the back button.
    if (value !== committedText) {
      setCommittedText(value);
      setDraft(value);
    }
  }

  const commit = () => {
    const text = draft.trim();
    if (text === committedText) return;
    setCommittedText(text);
    onChange(text);
  };
  const commitAfterPause = useEffectEvent(commit);
  useEffect(() => {
    if (draft.trim() === committedText) return;
    const timer = setTimeout(() => commitAfterPause(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft, committedText]);

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
          onBlur={commit}
          onKeyDown={(event) => event.key === "Enter" && commit()}
        />
      )}
    </FieldFrame>
  );
};
