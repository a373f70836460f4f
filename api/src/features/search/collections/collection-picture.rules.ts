import { renderedWidths } from "../../../platform/images/images.rules.ts";
import type { Focus } from "../../catalogue/product-row.rules.ts";

type Pictured = {
  id: string;
  pictureKey: string | null;
  pictureWidth: number | null;
  pictureHeight: number | null;
  pictureAlt: string;
  pictureFocus: Focus | null;
};

/** The picture of a collection as pages load it; `null` without one. `mediaUrl` is the address before the path. */
export const pictureOfCollection = (
  { id, pictureKey, pictureWidth, pictureHeight, pictureAlt, pictureFocus }: Pictured,
  mediaUrl: string,
) =>
  pictureKey === null
    ? null
    : {
        id: `${id}/${pictureKey}`,
        view: "front",
        color: null,
        alt: pictureAlt,
        width: pictureWidth,
        height: pictureHeight,
        focus: pictureFocus,
        baseUrl: `${mediaUrl}/media/${pictureKey}`,
        widths: renderedWidths,
      };
