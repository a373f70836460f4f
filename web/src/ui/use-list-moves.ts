import { useLayoutEffect, useRef, useState, type DragEvent } from "react";

type ListMovesOptions = {
  /** The ids in their order. */
  ids: readonly string[];
  /** Names the list: the ids of its buttons, and the type of what is dragged. */
  list: string;
  /** Puts an entry at another position; returns whether it is there. */
  onMove: (id: string, position: number) => boolean | Promise<boolean>;
  /** What is read out after a move, by positions from 0. */
  messageOf?: (from: number, position: number) => string;
};

/** The ids with one moved to another position; the ends of the list stop it. */
export const movedIds = (ids: readonly string[], id: string, position: number): string[] => {
  const others = ids.filter((other) => other !== id);
  const end = Math.max(0, Math.min(position, others.length));
  return [...others.slice(0, end), id, ...others.slice(end)];
};

/** The id of the button that moves an entry one position. */
export const moveButtonId = (list: string, id: string, step: -1 | 1): string =>
  `${list}-${step < 0 ? "earlier" : "later"}-${id}`;

/**
 * Moves the entries of a list by buttons and by drag and drop. A moved button keeps the focus, and the new position is read out.
 */
export const useListMoves = ({
  ids,
  list,
  onMove,
  messageOf = (_from, position) => `Moved to place ${position + 1} of ${ids.length}.`,
}: ListMovesOptions) => {
  const [announcement, setAnnouncement] = useState("");
  const [overId, setOverId] = useState<string | null>(null);
  const focusId = useRef<string | null>(null);
  // A file or a text that is dragged over the list is no entry.
  const dragType = `application/x-${list}`;

  // The browser takes the focus from an element that moves in the document.
  useLayoutEffect(() => {
    if (focusId.current) document.getElementById(focusId.current)?.focus();
    focusId.current = null;
  });

  const moveTo = async (id: string, position: number) => {
    const from = ids.indexOf(id);
    if (from < 0 || from === position || position < 0 || position >= ids.length) return;
    const isMoved = await onMove(id, position);
    setAnnouncement(isMoved ? messageOf(from, position) : "The order has not changed.");
  };

  const moveBy = (id: string, step: -1 | 1) => {
    focusId.current = moveButtonId(list, id, step);
    void moveTo(id, ids.indexOf(id) + step);
  };

  /** Attributes of an entry, which is dragged and takes others. */
  const dragged = (id: string, position: number) => ({
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.setData(dragType, id);
      event.dataTransfer.effectAllowed = "move";
    },
    onDragEnd: () => setOverId(null),
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes(dragType)) return;
      event.preventDefault();
      setOverId(id);
    },
    onDrop: (event: DragEvent) => {
      const draggedId = event.dataTransfer.getData(dragType);
      setOverId(null);
      if (!draggedId) return;
      event.preventDefault();
      void moveTo(draggedId, position);
    },
  });

  return { announcement, overId, moveBy, moveTo, dragged };
};
