import { useEffect, useRef, useState } from "react";
import type { RangeSliderProps } from "./range-slider.tsx";

type SliderModule = typeof import("./range-slider.tsx");

let loadedSlider: SliderModule | undefined;

/**
 * The range slider, whose code is loaded when its place is displayed: it is half of the shop page's script, the sidebar with it is
 * hidden on a phone, and the fields beside it work without it. Its space is reserved. If it cannot be loaded, the fields stay.
 */
export const LazyRangeSlider = (props: RangeSliderProps) => {
  const [slider, setSlider] = useState(loadedSlider);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (slider || !place.current) return;
    const load = () =>
      import("./range-slider.tsx").then(
        (module) => {
          loadedSlider = module;
          setSlider(module);
        },
        (error: unknown) => console.warn("The slider could not be loaded.", error),
      );
    const observer = new ResizeObserver(([entry]) => {
      // What is not displayed has no width.
      if (!entry?.contentRect.width) return;
      observer.disconnect();
      void load();
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [slider]);
  return slider ? <slider.RangeSlider {...props} /> : <div ref={place} className="h-11" />;
};
