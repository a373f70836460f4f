import { useLayoutEffect, useRef, useState, type DragEvent } from "react";
import { movedTo, placeMessage } from "./picture-order.ts";

/** The id of the button that moves a picture one place. */
export const moveButtonId = (pictureId: string, step: -1 | 1): string =>
  `picture-${step < 0 ? "earlier" : "later"}-${pictureId}`;

/** The type of a dragged picture: a file or a text that is dragged over the list is none. */
const DRAG_TYPE = "application/x-picture";

/**
 * Moves pictures by buttons and by drag and drop. A moved button keeps the focus, and the new place is read out.
 */
export const usePictureMoves = (
  pictures: readonly { id: string }[],
  putInOrder: (ids: string[]) => Promise<boolean>,
) => {
  const [announcement, setAnnouncement] = useState("");
  const [overId, setOverId] = useState<string | null>(null);
  const focusId = useRef<string | null>(null);

  // The browser takes the focus from an element that moves in the document.
  useLayoutEffect(() => {
    if (focusId.current) document.getElementById(focusId.current)?.focus();
    focusId.current = null;
  });

  const moveTo = (id: string, place: number) => {
    const from = pictures.findIndex((picture) => picture.id === id);
    if (from === place || from < 0) return;
    void putInOrder(movedTo(pictures, id, place)).then((isMoved) =>
      setAnnouncement(
        isMoved ? placeMessage(`Picture ${from + 1}`, place, pictures.length) : "The order has not changed.",
      ),
    );
  };

  const moveBy = (id: string, step: -1 | 1) => {
    focusId.current = moveButtonId(id, step);
    moveTo(id, pictures.findIndex((picture) => picture.id === id) + step);
  };

  /** Attributes of the element by which a picture is dragged. */
  const dragHandle = (id: string) => ({
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.setData(DRAG_TYPE, id);
      event.dataTransfer.effectAllowed = "move";
    },
    onDragEnd: () => setOverId(null),
  });

  /** Attributes of the element on which another picture is dropped. */
  const dropTarget = (id: string, place: number) => ({
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes(DRAG_TYPE)) return;
      event.preventDefault();
      setOverId(id);
    },
    onDrop: (event: DragEvent) => {
      const draggedId = event.dataTransfer.getData(DRAG_TYPE);
      setOverId(null);
      if (!draggedId) return;
      event.preventDefault();
      moveTo(draggedId, place);
    },
  });

  return { announcement, overId, moveBy, dragHandle, dropTarget };
};
