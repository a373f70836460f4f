import type { PictureLoading } from "../../ui/picture.tsx";

/** How the picture at `index` (from 0) of a list is loaded; the first `visibleCount` are in the first viewport. */
export const loadingAt = (index: number, visibleCount: number): PictureLoading => {
  if (index === 0) return "first";
  return index < visibleCount ? "eager" : "lazy";
};
