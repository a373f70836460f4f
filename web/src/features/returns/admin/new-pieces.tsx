import type { AdminReturn_ReturnFragment } from "../../../graphql/generated.ts";
import { variantText } from "../../catalogue/variant-text.ts";

/** The replacements that are to be sent now, in their new size and colour. */
export const NewPieces = ({ lines }: Pick<AdminReturn_ReturnFragment, "lines">) => (
  <ul>
    {lines
      .filter(({ replacementsDue }) => replacementsDue > 0)
      .map((line) => (
        <li key={line.id} className="wrap-anywhere">
          <span className="font-semibold tabular-nums">{line.replacementsDue} ×</span>{" "}
          {[line.title, variantText({ size: line.newSize, color: line.newColor })].filter(Boolean).join(", ")}
        </li>
      ))}
  </ul>
);
