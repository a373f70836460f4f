import { useRef, useState } from "react";
import type {
  EditedPicture_PictureFragment,
  EditedPictures_ProductFragment,
} from "../../../graphql/generated.ts";
import { movedIds, useListMoves } from "../../../ui/use-list-moves.ts";
import { CHOOSE_BUTTON_ID } from "./drop-zone.tsx";
import { PictureItem, removeButtonId } from "./picture-item.tsx";
import { neighbourOf, positionMessage } from "./picture-order.ts";
import { RemovePictureDialog } from "./remove-picture-dialog.tsx";
import type { usePictureChanges } from "./use-picture-changes.ts";

/** The pictures of a product in their order. */
export const PictureList = ({
  product: { pictures, availableColors },
  changes,
}: {
  product: EditedPictures_ProductFragment;
  changes: ReturnType<typeof usePictureChanges>;
}) => {
  const [removing, setRemoving] = useState<EditedPicture_PictureFragment | null>(null);
  const ids = pictures.map(({ id }) => id);
  const moves = useListMoves({
    ids,
    list: "picture",
    onMove: (id, position) => changes.putInOrder(movedIds(ids, id, position)),
    messageOf: (from, position) => positionMessage(`Picture ${from + 1}`, position, pictures.length),
  });
  const focusId = useRef<string | null>(null);
  const askToRemove = (picture: EditedPicture_PictureFragment) => {
    focusId.current = null;
    setRemoving(picture);
  };
  const remove = (picture: EditedPicture_PictureFragment) => {
    const neighbour = neighbourOf(pictures, picture.id);
    focusId.current = neighbour ? removeButtonId(neighbour.id) : CHOOSE_BUTTON_ID;
    setRemoving(null);
    void changes.remove(picture.id);
  };
  return (
    <>
      <ul aria-label="Pictures" className="mt-6 grid gap-x-6 gap-y-4">
        {pictures.map((picture, position) => (
          <li
            key={picture.id}
            {...moves.dragged(picture.id, position)}
            className={`cursor-grab rounded-sm border p-3 ${moves.overId === picture.id ? "border-indigo bg-indigo-tint" : "border-hairline"}`}
          >
            <PictureItem
              picture={picture}
              name={`picture ${position + 1}`}
              colors={availableColors}
              isFirst={position === 0}
              isLast={position === pictures.length - 1}
              onMove={(step) => moves.moveBy(picture.id, step)}
              onChange={(text) => changes.changeText(picture.id, text)}
              onRemove={() => askToRemove(picture)}
            />
          </li>
        ))}
      </ul>
      <output className="sr-only">{moves.announcement}</output>
      <RemovePictureDialog
        picture={removing}
        onClose={() => setRemoving(null)}
        onRemove={remove}
        // The removal takes the opener away.
        finalFocus={() => (focusId.current ? document.getElementById(focusId.current) : null)}
      />
    </>
  );
};
