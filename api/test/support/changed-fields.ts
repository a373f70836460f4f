/** A field of a change as the API has it: its values are JSON texts. */
export type ChangeTexts = { field: string; before: string | null; after: string | null };

type Change = { before: unknown; after: unknown };

const valueOf = (text: string | null): unknown => (text === null ? null : JSON.parse(text));

/** The changed fields by name, with their values. */
export const changedFields = (changes: readonly ChangeTexts[]): Record<string, Change> =>
  Object.fromEntries(
    changes.map(({ field, before, after }) => [field, { before: valueOf(before), after: valueOf(after) }]),
  );
