import { useEffect, useRef } from "react";
import { FormMessage } from "../../../ui/form-message.tsx";
import { RadioCards } from "../../../ui/radio-cards.tsx";
import { fieldNames, fieldWords } from "./field-words.ts";
import type { Conflict } from "./conflicts.ts";
import type { ProductField } from "./product-fields.ts";
import type { ProductTexts } from "./product-texts.ts";
import type { useConflicts } from "./use-conflicts.ts";

const Value = ({ field, text }: { field: ProductField; text: string }) => (
  <span className="mt-1 block whitespace-pre-wrap text-ink wrap-anywhere">{fieldWords(field, text)}</span>
);

const ConflictChoice = ({
  conflict: { field, text, userName },
  mine,
  choice,
  onChoose,
}: {
  conflict: Conflict;
  mine: string;
  choice: "mine" | "theirs" | undefined;
  onChoose: (choice: "mine" | "theirs") => void;
}) => (
  <RadioCards
    legend={fieldNames[field]}
    isSideBySide
    value={choice ?? null}
    onChange={onChoose}
    choices={[
      { value: "mine", label: "Keep mine", note: <Value field={field} text={mine} /> },
      {
        value: "theirs",
        label: "Take theirs",
        note: (
          <>
            <Value field={field} text={text} />
            <span className="mt-1 block wrap-anywhere">by {userName}</span>
          </>
        ),
      },
    ]}
  />
);

/** The fields that another admin has changed too: both values side by side, and a choice for each. */
export const ConflictPanel = ({
  conflicts,
  texts,
}: {
  conflicts: ReturnType<typeof useConflicts>;
  texts: ProductTexts;
}) => {
  const { found, choices, choose, isMissingShown, isDecided } = conflicts;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (found) heading.current?.focus();
  }, [found]);
  if (!found) return null;
  return (
    <section aria-labelledby="conflicts" className="mb-8 border-y border-ink py-6">
      <h2 id="conflicts" ref={heading} tabIndex={-1} className="text-lg outline-none">
        Someone else changed the same fields
      </h2>
      <p className="mt-1 text-ink-soft">
        Your changes are not saved yet. Choose which value to keep for each field, then save again. All other
        changes are kept.
      </p>
      <div className="mt-5 grid gap-6">
        {found.conflicts.map((conflict) => (
          <ConflictChoice
            key={conflict.field}
            conflict={conflict}
            mine={texts[conflict.field]}
            choice={choices[conflict.field]}
            onChoose={(choice) => choose(conflict.field, choice)}
          />
        ))}
      </div>
      <FormMessage tone="error" className={isMissingShown && !isDecided ? "mt-5" : ""}>
        {isMissingShown && !isDecided ? "Please choose a value for each field." : null}
      </FormMessage>
    </section>
  );
};
