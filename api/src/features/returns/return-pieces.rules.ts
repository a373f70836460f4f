import type { Choice } from "../catalogue/choice.rules.ts";
import { endedStatuses, ReturnKind, ReturnStatus } from "./return-status.rules.ts";

/** Pieces of one order line in one choice, which the shopper has. */
export type Pieces = Choice & { orderLineId: string; quantity: number };

export type OrderedLine = Choice & { id: string; quantity: number };

/** A line of an earlier return of the order. */
export type EarlierLine = Pieces & {
  kind: ReturnKind;
  newSize: string | null;
  newColor: string | null;
  status: ReturnStatus;
  isReplacementSent: boolean;
};

const isSame = (one: Choice & { orderLineId: string }, other: Choice & { orderLineId: string }): boolean =>
  one.orderLineId === other.orderLineId && one.size === other.size && one.color === other.color;

/** Adds pieces to those of the same line and choice. */
const added = (all: readonly Pieces[], pieces: Pieces): Pieces[] =>
  all.some((candidate) => isSame(candidate, pieces))
    ? all.map((candidate) =>
        isSame(candidate, pieces)
          ? { ...candidate, quantity: candidate.quantity + pieces.quantity }
          : candidate,
      )
    : [...all, pieces];

/** What an earlier return changes: its pieces are gone or asked for, and a replacement that was sent is there. */
const changesOf = (line: EarlierLine): Pieces[] => {
  if (endedStatuses.includes(line.status)) return [];
  const { orderLineId, quantity, size, color, newSize, newColor } = line;
  const gone = { orderLineId, size, color, quantity: -quantity };
  const hasReplacement = line.kind === ReturnKind.EXCHANGE && line.isReplacementSent;
  return hasReplacement ? [gone, { orderLineId, size: newSize, color: newColor, quantity }] : [gone];
};

/**
 * The pieces of an order that the shopper has and has not asked to return: its lines, less the pieces of other returns, plus
 * the replacements that were sent.
 */
export const returnablePieces = (
  lines: readonly OrderedLine[],
  earlierLines: readonly EarlierLine[],
): Pieces[] =>
  [
    ...lines.map(({ id, size, color, quantity }) => ({ orderLineId: id, size, color, quantity })),
    ...earlierLines.flatMap(changesOf),
  ]
    .reduce(added, [])
    .filter(({ quantity }) => quantity > 0);

/** The pieces of one line and choice; `undefined` if there are none. */
export const piecesOf = (
  all: readonly Pieces[],
  choice: Choice & { orderLineId: string },
): Pieces | undefined => all.find((candidate) => isSame(candidate, choice));

/** Takes the pieces out of those that are left; `undefined` if they are not there. */
export const without = (all: readonly Pieces[], pieces: Pieces): Pieces[] | undefined => {
  if ((piecesOf(all, pieces)?.quantity ?? 0) < pieces.quantity) return undefined;
  return added(all, { ...pieces, quantity: -pieces.quantity }).filter(({ quantity }) => quantity > 0);
};
