import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import type { ProductCard_ProductFragment } from "../../graphql/generated.ts";
import type { PictureFile } from "../../ui/picture.tsx";
import { toast } from "../../ui/toast.ts";

/**
 * The colour that a card or row shows. Its picture and the code for it are loaded when a colour is pressed. The picture before stays
 * until then, and if they cannot be loaded.
 */
export const useCardColor = ({ id, coverPictures: [cover] }: ProductCard_ProductFragment) => {
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
  const pressedColor = pendingColor ?? shown?.color;
  return {
    /** Of the cover until another colour is pressed; `null` if the cover shows all colours. */
    color: pressedColor ?? cover?.color ?? null,
    /** Of the pressed colour; `undefined` as long as the cover is shown. */
    picture: shown?.picture,
    /** The pressed colour, in which the card's link and its dialog open; `undefined` for the first colour. */
    linkColor: pressedColor,
    choose: (color: string) => void choose(color),
  };
};
