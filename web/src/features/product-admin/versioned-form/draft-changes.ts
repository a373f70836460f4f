/** How the fields of a draft are compared and named. */
type DraftFields<Draft extends object> = {
  /** The fields in words, in the order of the form. */
  names: Record<keyof Draft & string, string>;
  /** The value of a field in words. */
  wordsOf: (draft: Draft, field: keyof Draft & string) => string;
};

/** A field that another admin has changed. */
export type OtherChange = {
  name: string;
  before: string;
  after: string;
  /** The admin has changed the same field, to this value. */
  mine: string | null;
};

/** Files are never equal: a newly chosen one is a change. */
const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (!(other instanceof File) && JSON.stringify(one) === JSON.stringify(other));

/** What differs between drafts of a form, and how two admins' changes are joined. */
export const draftChanges = <Draft extends object>({ names, wordsOf }: DraftFields<Draft>) => {
  type Field = keyof Draft & string;
  const fields = Object.keys(names) as Field[];

  /** The fields that differ, in the order of the form. */
  const changedFields = (one: Draft, other: Draft): Field[] =>
    fields.filter((field) => !isSame(one[field], other[field]));

  return {
    changedFields,

    /** A three-way merge: what the admin has changed since `seen` stays, everything else is as it is stored now. */
    mergedDraft: (seen: Draft, typed: Draft, stored: Draft): Draft => ({
      ...stored,
      ...Object.fromEntries(changedFields(seen, typed).map((field) => [field, typed[field]])),
    }),

    /** What another admin has changed since `seen`. */
    otherChanges: (seen: Draft, typed: Draft, stored: Draft): OtherChange[] => {
      const mine = changedFields(seen, typed);
      return changedFields(seen, stored).map((field) => ({
        name: names[field],
        before: wordsOf(seen, field),
        after: wordsOf(stored, field),
        mine: mine.includes(field) && !isSame(typed[field], stored[field]) ? wordsOf(typed, field) : null,
      }));
    },
  };
};

export type DraftChanges<Draft extends object> = ReturnType<typeof draftChanges<Draft>>;
