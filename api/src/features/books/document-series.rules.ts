/** What a number of a series stands for in the return of a month. */
export enum NumberUse {
  /** A document of the return. */
  RETURN = "return",
  /** Issued just before or just after the month. */
  OTHER_MONTH = "other month",
  /** Issued in the month under another GSTIN or none. */
  OTHER_GSTIN = "other gstin",
}

/** What consecutive numbers have in common: a row of the return has one kind. */
export enum SeriesRowKind {
  ISSUED = "issued",
  /** No such document exists in the shop. */
  MISSING = "missing",
  OTHER_GSTIN = "other gstin",
}

/** `start` is the prefix of the number: "SJ/26-27/". If the prefix changes within a year, the sequence continues. */
export type SeriesNumber = { start: string; sequence: number; use: NumberUse };

export type SeriesRow = { kind: SeriesRowKind; start: string; from: number; to: number };

const kindOf = (use: NumberUse): SeriesRowKind | undefined => {
  if (use === NumberUse.OTHER_MONTH) return undefined;
  return use === NumberUse.RETURN ? SeriesRowKind.ISSUED : SeriesRowKind.OTHER_GSTIN;
};

/**
 * The numbers of a month as ranges without gaps, and each gap as a row of its own: it belongs to the month of the document after
 * it. `numbers` begin with the last ones before the month; without any, the series begins with 1. Each prefix has ranges of its
 * own.
 */
export const seriesRows = (numbers: readonly SeriesNumber[]): SeriesRow[] => {
  const rows: SeriesRow[] = [];
  const ordered = numbers.toSorted((one, other) => one.sequence - other.sequence);
  let previous = ordered[0]?.use === NumberUse.OTHER_MONTH ? ordered[0].sequence - 1 : 0;
  let isOpen = false;
  for (const { start, sequence, use } of ordered) {
    const kind = kindOf(use);
    const hasGap = sequence > previous + 1;
    if (kind && hasGap)
      rows.push({ kind: SeriesRowKind.MISSING, start, from: previous + 1, to: sequence - 1 });
    const last = rows.at(-1);
    if (kind && !hasGap && isOpen && last?.kind === kind && last.start === start) last.to = sequence;
    else if (kind) rows.push({ kind, start, from: sequence, to: sequence });
    isOpen = kind !== undefined;
    previous = sequence;
  }
  return rows;
};

export const countOfRow = ({ from, to }: Pick<SeriesRow, "from" | "to">): number => to - from + 1;
