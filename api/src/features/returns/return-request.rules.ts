import { quantityOf, type Variant } from "../catalogue/variant.rules.ts";
import { refuse } from "./returns.refusals.ts";
import { asId } from "../../platform/ids.ts";
import { cleanOptional } from "../../platform/text.ts";
import { ReturnKind, type ReturnReason } from "./return-status.rules.ts";

/** A line of a request, as the client sends it. */
export type RequestedLine = {
  lineId: string;
  quantity: number;
  kind: ReturnKind;
  reason: ReturnReason;
  comment?: string | null | undefined;
  /** The variant that the shopper has, if it differs from that of the order line. */
  fromSize?: string | null | undefined;
  fromColor?: string | null | undefined;
  /** The variant of the replacement. */
  size?: string | null | undefined;
  color?: string | null | undefined;
};

/** The same, checked. `from` is `undefined` for the variant of the order line. */
export type CheckedLine = {
  orderLineId: string;
  quantity: number;
  kind: ReturnKind;
  reason: ReturnReason;
  comment: string | null;
  from: Variant | undefined;
  /** The requested replacement; it is checked against the product. */
  to: Variant;
};

/** Maximum number of lines of one request. */
const maxLines = 50;
const maxCommentLength = 500;
const maxVariantLength = 60;

/** Throws BAD_ID, BAD_QUANTITY, BAD_INPUT. */
const checkedLine = (line: RequestedLine): CheckedLine => {
  const variant = (size: string | null | undefined, color: string | null | undefined): Variant => ({
    size: cleanOptional(size, "size", maxVariantLength),
    color: cleanOptional(color, "color", maxVariantLength),
  });
  const from = variant(line.fromSize, line.fromColor);
  return {
    orderLineId: asId(line.lineId, "lineId"),
    quantity: quantityOf(line.quantity),
    kind: line.kind,
    reason: line.reason,
    comment: cleanOptional(line.comment, "comment", maxCommentLength),
    from: from.size === null && from.color === null ? undefined : from,
    to: variant(line.size, line.color),
  };
};

/** Throws RETURN_EMPTY, and what `checkedLine` throws. */
export const checkedLines = (lines: readonly RequestedLine[]): CheckedLine[] => {
  if (lines.length === 0 || lines.length > maxLines) refuse("RETURN_EMPTY", { field: "lines" });
  return lines.map(checkedLine);
};
