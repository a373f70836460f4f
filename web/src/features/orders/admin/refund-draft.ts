import type { RefundOptionsQuery } from "../../../graphql/generated.ts";
import { formatRupees } from "../../../ui/money.ts";
import { plainText } from "../../../ui/plain-text.ts";

export type RefundOptions = RefundOptionsQuery["refundOptions"];
export type RefundablePieces = RefundOptions["unshipped"][number];

/** What one refund is for. */
export type RefundKind = "REMOVE" | "PIECES" | "SHIPPING" | "AMOUNT";

export type RefundDraft = {
  kind: RefundKind;
  /** Numbers of pieces by the key of the pieces. */
  counts: Readonly<Record<string, number>>;
  isRestocked: boolean;
  /** As typed, in rupees. */
  amount: string;
  note: string;
};

export const keyOfPieces = ({ lineId, size, color }: RefundablePieces) =>
  JSON.stringify([lineId, size, color]);

/** The kinds that are possible for an order, each with its label and its explanation, the most frequent one first. */
export const refundKinds = (options: RefundOptions): { value: RefundKind; label: string; note: string }[] => [
  ...(options.unshipped.length > 0 && !options.cancelProblem
    ? [
        {
          value: "REMOVE" as const,
          label: "Remove pieces",
          note: "Not shipped yet. They go back into stock.",
        },
      ]
    : []),
  ...(options.shipped.length > 0 && !options.refundProblem
    ? [{ value: "PIECES" as const, label: "Refund pieces", note: "Shipped or delivered, without a return." }]
    : []),
  ...(options.shipping > 0 && !options.refundProblem
    ? [{ value: "SHIPPING" as const, label: "Refund shipping", note: formatRupees(options.shipping) }]
    : []),
  ...(options.mostReduction > 0 && !options.refundProblem
    ? [{ value: "AMOUNT" as const, label: "Refund an amount", note: "For example, for a late delivery." }]
    : []),
];

/** The pieces of a kind. */
export const piecesOfKind = (options: RefundOptions, kind: RefundKind): readonly RefundablePieces[] => {
  if (kind === "REMOVE") return options.unshipped;
  return kind === "PIECES" ? options.shipped : [];
};

/** A typed amount of rupees with at most two decimals; `undefined` for anything else. */
export const typedRupees = (typed: string): number | undefined => {
  const text = plainText(typed).replaceAll(/[₹,\s]/g, "");
  return /^\d{1,9}(\.\d{1,2})?$/.test(text) ? Number(text) : undefined;
};

/** The chosen pieces as the API takes them. */
export const chosenLines = (options: RefundOptions, { kind, counts }: RefundDraft) =>
  piecesOfKind(options, kind)
    .map((pieces) => ({ ...pieces, quantity: counts[keyOfPieces(pieces)] ?? 0 }))
    .filter(({ quantity }) => quantity > 0)
    .map(({ lineId, size, color, quantity }) => ({ lineId, size, color, quantity }));

/** The first field that is missing or invalid, with its sentence; `undefined` if the draft can be sent. */
export const draftProblem = (
  options: RefundOptions,
  draft: RefundDraft,
): { field: "pieces" | "amount" | "note"; text: string } | undefined => {
  const { kind } = draft;
  if (piecesOfKind(options, kind).length > 0 && chosenLines(options, draft).length === 0)
    return { field: "pieces", text: "Please choose the pieces." };
  if (kind !== "AMOUNT") return undefined;
  const amount = typedRupees(draft.amount);
  if (!amount || amount > options.mostReduction)
    return { field: "amount", text: `Please enter an amount up to ${formatRupees(options.mostReduction)}.` };
  if (amount < 1) return { field: "amount", text: "Please enter an amount of at least ₹1." };
  return draft.note.trim() === ""
    ? { field: "note", text: "Please write a reason. The customer will read it." }
    : undefined;
};
