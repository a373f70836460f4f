import type { ReturnLine_LineFragment } from "../../graphql/generated.ts";
import { PieceThumbnail } from "./piece-thumbnail.tsx";
import { variantText } from "../catalogue/variant-text.ts";
import { piecesText, reasonLabels } from "./return-words.ts";

const wishText = (line: ReturnLine_LineFragment) =>
  line.kind === "EXCHANGE"
    ? `Exchange for ${variantText({ size: line.newSize, color: line.newColor })}`
    : "Return for a refund";

/** The result of the inspection. */
const foundText = ({ restocked, writtenOff, missing }: ReturnLine_LineFragment) =>
  `${restocked} back in stock, ${writtenOff} written off${missing > 0 ? `, ${missing} did not arrive` : ""}`;

/** The pieces of a return: what comes back, for what, and why. `isForAdmin` also shows the result of the inspection. */
export const ReturnLines = ({
  lines,
  isForAdmin = false,
}: {
  lines: readonly ReturnLine_LineFragment[];
  isForAdmin?: boolean;
}) => (
  <ul className="divide-y divide-hairline border-y border-hairline">
    {lines.map((line) => (
      <li key={line.id} className="flex gap-4 py-3 text-sm">
        <PieceThumbnail {...line} />
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{line.title}</p>
          <p className="text-ink-soft tabular-nums">
            {[variantText(line), piecesText(line.quantity)].filter(Boolean).join(", ")}
          </p>
          <p className="mt-1">
            {isForAdmin && line.kind === "RETURN" ? "Return for a refund" : wishText(line)}
          </p>
          <p className="text-ink-soft">{reasonLabels[line.reason]}</p>
          {line.comment && (
            <p
              dir="auto"
              className="mt-1 border-l-4 border-madder-tint pl-3 wrap-anywhere whitespace-pre-wrap"
            >
              {line.comment}
            </p>
          )}
          {isForAdmin && line.restocked + line.writtenOff + line.missing > 0 && (
            <p className="mt-1 tabular-nums">{foundText(line)}</p>
          )}
          {!isForAdmin && line.missing > 0 && (
            <p className="mt-1 font-semibold tabular-nums">
              {line.quantity - line.missing} of {piecesText(line.quantity)} arrived
            </p>
          )}
        </div>
      </li>
    ))}
  </ul>
);
