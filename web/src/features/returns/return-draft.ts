import type {
  ReturnKind,
  ReturnLineInput,
  ReturnPieces_PiecesFragment,
  ReturnReason,
} from "../../graphql/generated.ts";
import { choiceText } from "../catalogue/choice-text.ts";

/** What the shopper has entered for some pieces. */
export type PiecesDraft = {
  isChosen: boolean;
  quantity: number;
  kind: ReturnKind;
  /** The chosen replacement, as `choiceText`: it may sell out while the form is open. */
  replacement: string | null;
  reason: ReturnReason | null;
  comment: string;
};

/** The drafts by the key of their pieces. */
export type ReturnDraft = Readonly<Record<string, PiecesDraft>>;

type Pieces = ReturnPieces_PiecesFragment;

/** Pieces of one line may have several choices after an exchange. */
export const keyOfPieces = ({ lineId, size, color }: Pieces) => JSON.stringify([lineId, size, color]);

/** An exchange is offered first, if there is something in stock. */
export const emptyDraft = ({ replacements }: Pieces): PiecesDraft => ({
  isChosen: false,
  quantity: 1,
  kind: replacements.length > 0 ? "EXCHANGE" : "RETURN",
  replacement: null,
  reason: null,
  comment: "",
});

export const NOTHING_CHOSEN = "Please choose the pieces that you want to return.";

/** What is missing for the chosen pieces, and the field that it concerns. */
export type DraftProblem = { field: "replacement" | "reason"; text: string };

/** The chosen replacement; `undefined` if none is chosen, or if it has sold out since. */
export const replacementOf = ({ replacements }: Pieces, { replacement }: PiecesDraft) =>
  replacements.find((each) => choiceText(each) === replacement);

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
