import { useEffect, useRef, useState } from "react";
import { useLeaveNotice } from "../../../ui/use-leave-notice.ts";
import type { DraftChanges } from "./draft-changes.ts";

type DraftOptions<Stored, Draft extends object> = {
  /** What the server has; `null` for a new one. */
  stored: Stored | null;
  /** What the form starts with. */
  initial: Draft;
  /** The URL of the form. */
  path: string;
  draftOf: (stored: Stored) => Draft;
  changes: Pick<DraftChanges<Draft>, "changedFields" | "mergedDraft">;
  /** Whether what is typed is kept in the tab. */
  hasDraft?: (() => boolean) | undefined;
  /** Called with what is typed; with `null` once nothing is unsaved. */
  onTyped?: ((draft: Draft | null) => void) | undefined;
};

/** What is typed into a form, over the version that the admin saw. What is typed during a request stays. */
export const useVersionedDraft = <Stored, Draft extends object>({
  stored,
  initial,
  path,
  draftOf,
  changes: { changedFields, mergedDraft },
  hasDraft = () => false,
  onTyped = () => undefined,
}: DraftOptions<Stored, Draft>) => {
  const [seen, setSeen] = useState({ draft: initial, stored });
  const [draft, setDraft] = useState(initial);
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });
  const changed = changedFields(seen.draft, draft);
  useLeaveNotice({ isChanged: changed.length > 0, hasDraft, path });
  return {
    draft,
    seen,
    changed,
    type: (next: Draft) => {
      setDraft(next);
      onTyped(changedFields(seen.draft, next).length > 0 ? next : null);
    },
    /** Shows a draft that is kept in the tab already. */
    restore: setDraft,
    /** Takes over what is stored now. What differs from `base` in the form stays. Returns whether nothing is unsaved. */
    take: (now: Stored, base: Draft): boolean => {
      const draftNow = draftOf(now);
      const left = mergedDraft(base, latest.current, draftNow);
      const isWhole = changedFields(draftNow, left).length === 0;
      if (isWhole) onTyped(null);
      setSeen({ draft: draftNow, stored: now });
      setDraft(left);
      return isWhole;
    },
    /** The same while the form renders: a newer version has come from the server. */
    rebase: (now: Stored) => {
      const draftNow = draftOf(now);
      setDraft(mergedDraft(seen.draft, draft, draftNow));
      setSeen({ draft: draftNow, stored: now });
    },
  };
};
