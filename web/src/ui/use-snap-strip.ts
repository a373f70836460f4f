import { useEffect, useRef, useState } from "react";

/**
 * State of a strip of equally wide elements that scrolls sideways and snaps: which one is shown. The browser scrolls it, so a
 * swipe also works before the script has started.
 */
export const useSnapStrip = () => {
  const ref = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const read = () => {
    const { scrollLeft = 0, clientWidth = 0 } = ref.current ?? {};
    if (clientWidth > 0) setIndex(Math.round(scrollLeft / clientWidth));
  };
  useEffect(read, []);
  return {
    ref,
    index,
    onScroll: read,
    /** Scrolls to the element at `next`; smoothly if the style of the strip says so. */
    show: (next: number) => ref.current?.scrollTo({ left: next * ref.current.clientWidth }),
  };
};
