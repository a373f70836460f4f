import { useEffect, useRef, useState } from "react";
import type { RangeSliderProps } from "./range-slider.tsx";

type SliderModule = typeof import("./range-slider.tsx");

let loadedSlider: SliderModule | undefined;

/**
 * The range slider, whose code is loaded when its place is displayed nearby: it is half of the shop page's script, the sidebar with it is
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
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void load();
      },
      // Before it is scrolled into view. What is not displayed at all is never near.
      { rootMargin: "100%", scrollMargin: "100%" },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [slider]);
  return slider ? <slider.RangeSlider {...props} /> : <div ref={place} className="h-11" />;
};
