import { useEffect, useState } from "react";
import type { RangeSliderProps } from "./range-slider.tsx";

type SliderModule = typeof import("./range-slider.tsx");

let loadedSlider: SliderModule | undefined;

/**
 * The range slider, whose code is loaded after the page is shown: it is half of the shop page's script, and the fields beside it
 * work without it. Its space is reserved. If it cannot be loaded, the fields stay.
 */
export const LazyRangeSlider = (props: RangeSliderProps) => {
  const [slider, setSlider] = useState(loadedSlider);
  useEffect(() => {
    if (slider) return;
    let isCurrent = true;
    import("./range-slider.tsx").then(
      (module) => {
        loadedSlider = module;
        if (isCurrent) setSlider(module);
      },
      (error: unknown) => console.warn("The slider could not be loaded.", error),
    );
    return () => {
      isCurrent = false;
    };
  }, [slider]);
  return slider ? <slider.RangeSlider {...props} /> : <div className="h-11" />;
};
