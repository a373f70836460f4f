import { useRef, useState } from "react";
import { readShopperId } from "../accounts/session/session-storage.ts";
import { loadDraft, removeDraft, saveDraft, type DraftFields } from "../../ui/form-draft.ts";

/** The name under which the form is stored. */
const DRAFT = "checkout";

/**
 * What the shopper has entered at checkout, stored in the tab until the order is placed: after a reload, a look into the
 * shop or a new login it is there again. A logout removes it.
 */
export const useCheckoutDraft = () => {
  const [shopperId] = useState(readShopperId);
  const [stored] = useState(() => loadDraft(DRAFT, shopperId));
  const fields = useRef<DraftFields>(stored ?? {});
  return {
    /** The fields at the time when the page opened; `null` if there are none. */
    stored,
    /** Stores changed fields beside the others. */
    save: (changes: DraftFields) => {
      fields.current = { ...fields.current, ...changes };
      saveDraft(DRAFT, shopperId, fields.current);
    },
    remove: () => removeDraft(DRAFT),
  };
};

export type CheckoutDraft = ReturnType<typeof useCheckoutDraft>;
