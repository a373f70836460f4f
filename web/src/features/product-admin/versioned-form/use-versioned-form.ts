import { useState, type FormEvent } from "react";
import { errorCode, errorField } from "../../../graphql/error-message.ts";
import { writeErrorMessage } from "../../../graphql/lost-answer.ts";
import { useFieldErrors } from "../../../ui/use-field-errors.ts";
import type { DraftChanges, OtherChange } from "./draft-changes.ts";
import { useVersionedDraft } from "./use-versioned-draft.ts";

type FormOptions<Stored, Draft extends object> = {
  /** What the server has; `null` for a new one. */
  stored: Stored | null;
  /** What the form starts with. */
  initial: Draft;
  /** The URL of the form. */
  path: string;
  draftOf: (stored: Stored) => Draft;
  changes: Pick<DraftChanges<Draft>, "changedFields" | "mergedDraft">;
  /** What another admin has changed since `seen`. */
  otherChanges: (seen: { draft: Draft; stored: Stored }, typed: Draft, now: Stored) => OtherChange[];
  /** The field that a refusal names. */
  fieldOf: (name: string | undefined) => (keyof Draft & string) | undefined;
  /** What can be seen to be wrong before the form is sent. */
  problemsOf?: (draft: Draft) => Partial<Record<keyof Draft & string, string>>;
  /** Saves over a version; 0 adds. */
  send: (version: number, draft: Draft, seen: Stored | null) => Promise<Stored | null>;
  isSending: boolean;
  readStored: () => Promise<Stored | null>;
  /** The code of the refusal of an old version. */
  conflictCode: string;
  failedText: { fallback: string };
  /** Whether what is typed is kept in the tab. */
  hasDraft?: () => boolean;
  /** Called with what is typed; with `null` once nothing is unsaved. */
  onTyped?: (draft: Draft | null) => void;
  /** `isWhole`: nothing was typed during the request. */
  onSaved: (stored: Stored, isWhole: boolean) => void;
};

/**
 * A form of something that two admins may edit. A save names the version that the admin saw. If another admin has changed it since,
 * the form shows what has changed, keeps what is typed, and asks. A new one has an id that the form made, so a repeated press adds
 * no second one.
 */
export const useVersionedForm = <Stored extends { version: number }, Draft extends object>({
  stored: current,
  initial,
  path,
  draftOf,
  changes,
  hasDraft,
  onTyped,
  ...options
}: FormOptions<Stored, Draft>) => {
  const { draft, seen, changed, type, restore, take, rebase } = useVersionedDraft({
    stored: current,
    initial,
    path,
    draftOf,
    changes,
    hasDraft,
    onTyped,
  });
  const { errors, show, form } = useFieldErrors<keyof Draft & string>();
  const [failure, setFailure] = useState<string | null>(null);
  const [conflict, setConflict] = useState<readonly OtherChange[] | null>(null);

  // Another step of this admin, or a newer version from the server: what is typed stays.
  if (current && current.version > (seen.stored?.version ?? 0)) rebase(current);

  const finish = (saved: Stored | null) => {
    if (!saved) return;
    const isWhole = take(saved, draft);
    setConflict(null);
    options.onSaved(saved, isWhole);
  };

  const save = async () => {
    try {
      finish(await options.send(seen.stored?.version ?? 0, draft, seen.stored));
    } catch (error) {
      const field = options.fieldOf(errorField(error));
      const message = writeErrorMessage(error, options.failedText);
      if (errorCode(error) !== options.conflictCode)
        return field ? show({ [field]: message } as Parameters<typeof show>[0]) : setFailure(message);
      const now = await options.readStored();
      if (!now) return setFailure(message);
      // Only this form knows the id of a new one: an earlier press has added it, and its answer was lost.
      if (!seen.stored) return finish(await options.send(now.version, draft, null));
      setConflict(options.otherChanges({ draft: seen.draft, stored: seen.stored }, draft, now));
    }
  };

  return {
    draft,
    seen: seen.stored,
    changed,
    enter: (changes: Partial<Draft>) => {
      setFailure(null);
      type({ ...draft, ...changes });
    },
    restore,
    submit: async (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (options.isSending) return;
      setFailure(null);
      const problems = options.problemsOf?.(draft) ?? {};
      show(problems);
      if (Object.keys(problems).length > 0) return;
      setConflict(null);
      await save().catch((error: unknown) => setFailure(writeErrorMessage(error, options.failedText)));
    },
    form,
    errors,
    failure,
    conflict,
    isSaving: options.isSending,
    discard: () => {
      setConflict(null);
      setFailure(null);
      show({});
      type(seen.draft);
    },
  };
};
