import type {
  ReturnKind,
  ReturnLineInput,
  ReturnPieces_PiecesFragment,
  ReturnReason,
} from "../../graphql/generated.ts";
import { defaultVariant, piecesLeftOf, type Variant, type VariantOptions } from "../catalogue/variant.ts";

/** What the shopper has entered for some pieces. */
export type PiecesDraft = {
  isChosen: boolean;
  quantity: number;
  kind: ReturnKind;
  /** The chosen size and colour of the replacement: they may sell out while the form is open. */
  replacement: Variant;
  reason: ReturnReason | null;
  comment: string;
};

/** The drafts by the key of their pieces. */
export type ReturnDraft = Readonly<Record<string, PiecesDraft>>;

type Pieces = ReturnPieces_PiecesFragment;

/** Pieces of one line may have several variants after an exchange. */
export const keyOfPieces = ({ lineId, size, color }: Pieces) => JSON.stringify([lineId, size, color]);

const uniqueOf = (names: readonly (string | null | undefined)[]) => [
  ...new Set(names.filter((name) => typeof name === "string")),
];

/** The sizes and colours that the shop has of the product, also those that are sold out. */
export const exchangeOptions = ({ product, replacements }: Pieces): VariantOptions =>
  product ?? {
    availableSizes: uniqueOf(replacements.map(({ size }) => size)),
    availableColors: uniqueOf(replacements.map(({ color }) => color)),
  };

/** The replacements of which there are as many pieces as come back. */
export const unitsInStock = ({ replacements }: Pieces, { quantity }: Pick<PiecesDraft, "quantity">) =>
  replacements.filter(({ stock }) => stock >= quantity);

/** An exchange is offered first, if there is something in stock. */
export const emptyDraft = (pieces: Pieces): PiecesDraft => ({
  isChosen: false,
  quantity: 1,
  kind: pieces.replacements.length > 0 ? "EXCHANGE" : "RETURN",
  replacement: defaultVariant(exchangeOptions(pieces)),
  reason: null,
  comment: "",
});

export const NOTHING_CHOSEN = "Please choose the pieces that you want to return.";

/** What is missing for the chosen pieces, and the field that it concerns. */
export type DraftProblem = { field: "replacement" | "reason"; text: string };

/** The chosen replacement; `undefined` if it is not complete, or if it has sold out since. */
const replacementOf = (pieces: Pieces, draft: PiecesDraft) =>
  unitsInStock(pieces, draft).find(
    ({ size, color }) => size === draft.replacement.size && color === draft.replacement.color,
  );

/**
 * The replacement after a press on a size or colour. With a size comes the colour that was chosen, else the one that the shopper
 * has, if it is in stock in that size: most exchanges are about the size.
 */
export const nextReplacement = (pieces: Pieces, draft: PiecesDraft, next: Variant): Variant => {
  if (next.size === draft.replacement.size) return next;
  const color = next.color ?? pieces.color ?? null;
  const isInStock = piecesLeftOf(unitsInStock(pieces, draft), { size: next.size, color }) > 0;
  return { size: next.size, color: isInStock ? color : null };
};

/** The first problem of the chosen pieces; `undefined` if they can be requested. */
export const draftProblem = (pieces: Pieces, draft: PiecesDraft): DraftProblem | undefined => {
  if (draft.kind === "EXCHANGE" && !replacementOf(pieces, draft))
    return { field: "replacement", text: "Please choose the size and colour that you want instead." };
  return draft.reason === null ? { field: "reason", text: "Please choose a reason." } : undefined;
};

const toLine = (pieces: Pieces, draft: PiecesDraft): ReturnLineInput => {
  const { lineId, size, color } = pieces;
  const chosen = replacementOf(pieces, draft);
  return {
    lineId,
    quantity: draft.quantity,
    kind: draft.kind,
    reason: draft.reason ?? "OTHER",
    comment: draft.comment.trim() || null,
    fromSize: size,
    fromColor: color,
    ...(draft.kind === "EXCHANGE" && chosen ? { size: chosen.size, color: chosen.color } : {}),
  };
};

/** The lines of a request: the chosen pieces without a problem. */
export const requestedLines = (
  all: readonly Pieces[],
  draftOf: (pieces: Pieces) => PiecesDraft,
): ReturnLineInput[] =>
  all
    .map((pieces) => ({ pieces, draft: draftOf(pieces) }))
    .filter(({ pieces, draft }) => draft.isChosen && !draftProblem(pieces, draft))
    .map(({ pieces, draft }) => toLine(pieces, draft));
