import { useState } from "react";
import type { Conflicts } from "./conflicts.ts";
import { withChoices, type EditState } from "./edit-state.ts";
import type { ProductField } from "./product-fields.ts";

export type ConflictChoice = "mine" | "theirs";

/** The conflicts of the last save and the admin's choice for each field. */
export const useConflicts = () => {
  const [found, setFound] = useState<Conflicts | null>(null);
  const [choices, setChoices] = useState<Partial<Record<ProductField, ConflictChoice>>>({});
  const [isMissingShown, setMissingShown] = useState(false);
  const set = (next: Conflicts | null) => {
    setFound(next);
    setChoices({});
    setMissingShown(false);
  };
  return {
    found,
    choices,
    isDecided: (found?.conflicts ?? []).every(({ field }) => choices[field]),
    /** Whether the admin pressed save before each field was decided. */
    isMissingShown,
    askAgain: () => setMissingShown(true),
    start: (next: Conflicts) => set(next),
    clear: () => set(null),
    choose: (field: ProductField, choice: ConflictChoice) => setChoices({ ...choices, [field]: choice }),
    /** The form with the chosen values. */
    apply: (state: EditState): EditState => (found ? withChoices(state, found, choices) : state),
  };
};
