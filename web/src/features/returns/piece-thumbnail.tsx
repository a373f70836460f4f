import { pictureInColor } from "../../ui/picture-in-color.ts";
import { Picture } from "../../ui/picture.tsx";
import type { ReturnLine_LineFragment } from "../../graphql/generated.ts";

/** The product's picture in the colour of the piece; an empty frame if the shop no longer sells it. */
export const PieceThumbnail = ({ product, color }: Pick<ReturnLine_LineFragment, "product" | "color">) => {
  const picture = product && pictureInColor(product.pictures, color);
  return (
    <span className="relative block aspect-3/4 w-14 shrink-0 self-start overflow-hidden bg-paper-deep">
      {picture && (
        <Picture
          picture={picture}
          sizes="5rem"
          isDecorative
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </span>
  );
};
