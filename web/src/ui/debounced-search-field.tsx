import { useEffect, useEffectEvent, useState } from "react";
import { fieldClasses, FieldFrame } from "./field-frame.tsx";

const PAUSE_MS = 300;

type DebouncedSearchFieldProps = {
  label: string;
  value: string;
  onChange: (text: string) => void;
  maxLength: number;
  placeholder?: string;
  /** Shows the label to screen readers only. */
  isLabelHidden?: boolean;
};

/** A search text. It is committed after a pause, on Enter and on blur. */
export const DebouncedSearchField = ({
  label,
  value,
  onChange,
  maxLength,
  placeholder,
  isLabelHidden = false,
}: DebouncedSearchFieldProps) => {
  const [draft, setDraft] = useState(value);
  const [committedText, setCommittedText] = useState(value);
  const [previousValue, setPreviousValue] = useState(value);
  if (value !== previousValue) {
    setPreviousValue(value);
    // A change from outside the field: a button that clears it, or the back button.
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
    <FieldFrame label={label} isLabelHidden={isLabelHidden}>
      {(control) => (
        <input
          {...control}
          type="search"
          dir="auto"
          value={draft}
          maxLength={maxLength}
          placeholder={placeholder}
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
