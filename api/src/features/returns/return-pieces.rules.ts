import type { Variant } from "../catalogue/variant.rules.ts";
import { endedStatuses, ReturnKind, ReturnStatus } from "./return-status.rules.ts";

/** Pieces of one order line in one variant, which the shopper has. */
export type Pieces = Variant & { orderLineId: string; quantity: number };

export type OrderedLine = Variant & { id: string; quantity: number };

/** A line of an earlier return of the order. */
export type EarlierLine = Pieces & {
  kind: ReturnKind;
  newSize: string | null;
  newColor: string | null;
  /** Pieces that did not arrive at the shop. */
  missing: number;
  /** Replacements that were not sent with the first ones. */
  unsentReplacements: number;
  status: ReturnStatus;
  isReplacementSent: boolean;
};

const isSame = (one: Variant & { orderLineId: string }, other: Variant & { orderLineId: string }): boolean =>
  one.orderLineId === other.orderLineId && one.size === other.size && one.color === other.color;

/** Adds pieces to those of the same line and variant. */
const added = (all: readonly Pieces[], pieces: Pieces): Pieces[] =>
  all.some((candidate) => isSame(candidate, pieces))
    ? all.map((candidate) =>
        isSame(candidate, pieces)
          ? { ...candidate, quantity: candidate.quantity + pieces.quantity }
          : candidate,
      )
    : [...all, pieces];

/**
 * What an earlier return changes: its pieces are gone or asked for, and replacements that were sent are there. Pieces that did not
 * arrive change nothing, so that they can be returned again.
 */
const changesOf = (line: EarlierLine): Pieces[] => {
  if (endedStatuses.includes(line.status)) return [];
  const { orderLineId, size, color, newSize, newColor } = line;
  const quantity = line.quantity - line.missing;
  const gone = { orderLineId, size, color, quantity: -quantity };
  if (line.kind !== ReturnKind.EXCHANGE || !line.isReplacementSent) return [gone];
  const sent = quantity - line.unsentReplacements;
  return [gone, { orderLineId, size: newSize, color: newColor, quantity: sent }];
};

/**
 * The pieces of an order that the shopper has and has not asked to return: its lines, less the pieces of other returns and those
 * that were refunded without one, plus the replacements that were sent.
 */
export const returnablePieces = (
  lines: readonly OrderedLine[],
  earlierLines: readonly EarlierLine[],
  refundedPieces: readonly Pieces[],
): Pieces[] =>
  [
    ...lines.map(({ id, size, color, quantity }) => ({ orderLineId: id, size, color, quantity })),
    ...earlierLines.flatMap(changesOf),
    ...refundedPieces.map((pieces) => ({ ...pieces, quantity: -pieces.quantity })),
  ]
    .reduce(added, [])
    .filter(({ quantity }) => quantity > 0);

/** The pieces of one line and variant; `undefined` if there are none. */
export const piecesOf = <Known extends Pieces>(
  all: readonly Known[],
  variant: Variant & { orderLineId: string },
): Known | undefined => all.find((candidate) => isSame(candidate, variant));

/** Takes the pieces out of those that are left; `undefined` if they are not there. */
export const without = (all: readonly Pieces[], pieces: Pieces): Pieces[] | undefined => {
  if ((piecesOf(all, pieces)?.quantity ?? 0) < pieces.quantity) return undefined;
  return added(all, { ...pieces, quantity: -pieces.quantity }).filter(({ quantity }) => quantity > 0);
};
