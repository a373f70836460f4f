import { useEffect, useRef } from "react";
import { Button } from "../../../ui/button.tsx";
import type { OtherChange } from "./draft-changes.ts";

type ConflictQuestionProps = {
  /** What the form edits: "promotion". */
  noun: string;
  /** `null` without a conflict. */
  changes: readonly OtherChange[] | null;
  isSaving: boolean;
  onDiscard: () => void;
};

/** What another admin has changed since the form was opened, and whether to save over it. */
export const ConflictQuestion = ({ noun, changes, isSaving, onDiscard }: ConflictQuestionProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (changes) heading.current?.focus();
  }, [changes]);
  if (!changes) return null;
  return (
    <section aria-labelledby="conflict" className="mb-6 border-y border-ink py-5">
      <h2 id="conflict" ref={heading} tabIndex={-1} className="text-lg outline-none">
        Another admin has changed this {noun}
      </h2>
      <p className="mt-1 text-ink-soft">
        Your changes are not saved yet. Where you both changed a field, the form keeps yours.
      </p>
      <ul className="mt-3 list-disc pl-5">
        {changes.map(({ name, before, after, mine }) => (
          <li key={name} className="wrap-anywhere">
            {name}: {before} → {after}
            {mine !== null && <span className="text-ink-soft"> (yours: {mine})</span>}
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button type="submit" variant="secondary" isLoading={isSaving}>
          Save mine
        </Button>
        <Button variant="quiet" onClick={onDiscard}>
          Discard mine
        </Button>
      </div>
    </section>
  );
};
