import type { FieldChange_ChangeFragment } from "../../../graphql/generated.ts";

const valueOf = (text: string | null): unknown => (text === null ? null : JSON.parse(text));

/** The changed fields by name, with their values. */
export const changedFields = (
  changes: readonly FieldChange_ChangeFragment[],
): Record<string, { before: unknown; after: unknown }> =>
  Object.fromEntries(
    changes.map(({ field, before, after }) => [field, { before: valueOf(before), after: valueOf(after) }]),
  );
