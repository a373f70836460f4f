import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import type { MatchingPicture_EdgeFragment, ProductCard_ProductFragment } from "../../graphql/generated.ts";
import type { PictureFile } from "../../ui/picture.tsx";
import { toast } from "../../ui/toast.ts";

/** The data of a card. In a list of some colours with its picture in one of them. */
export type CardProduct = ProductCard_ProductFragment & Partial<MatchingPicture_EdgeFragment>;

/**
 * The colour that a card or row shows: the pressed one, else one for which the list is filtered, else that of the
 * cover. The picture of a pressed colour and the code for it are loaded when it is pressed. The picture before stays
 * until then, and if they cannot be loaded.
 */
export const useCardColor = ({ id, coverPictures: [cover], matchingPicture }: CardProduct) => {
  const client = useApolloClient();
  const [shown, setShown] = useState<{ color: string; picture: PictureFile }>();
  const [pendingColor, setPendingColor] = useState<string>();
  const choose = async (color: string) => {
    setPendingColor(color);
    try {
      const { loadColorPicture } = await import("./load-color-picture.ts");
      const picture = await loadColorPicture(client, id, color);
      if (picture) setShown({ color, picture });
    } catch {
      toast.error("This colour could not be shown. Please try again.");
    }
    setPendingColor((current) => (current === color ? undefined : current));
  };
  const filteredPicture = matchingPicture?.color === cover?.color ? undefined : matchingPicture;
  const chosenColor = pendingColor ?? shown?.color ?? matchingPicture?.color ?? undefined;
  return {
    /** `null` if the cover shows all colours. */
    color: chosenColor ?? cover?.color ?? null,
    /** The picture in place of the cover; `undefined` as long as the cover is shown. */
    picture: shown?.picture ?? filteredPicture ?? undefined,
    /** The colour in which the card's link and its dialog open; `undefined` for the first colour. */
    linkColor: chosenColor,
    choose: (color: string) => void choose(color),
  };
};
