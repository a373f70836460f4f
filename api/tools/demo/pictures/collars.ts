import { cloth, line } from "./cloth.ts";
import { mirrored } from "./path.ts";
import { topstitch } from "./trim.ts";
import type { Studio } from "./studio.ts";

/** The band collar of a kurta, open at the throat. */
export const bandCollar = (studio: Studio, paint = studio.fabric()): string => {
  const half = "M3 238L4 220C14 218 22 210 24 196L34 202C34 216 26 232 3 238Z";
  return [half, mirrored(half)].map((d) => cloth(studio, studio.pose(d), { paint })).join("");
};

/** A shirt collar with its points. */
export const shirtCollar = (studio: Studio, paint = studio.fabric({ angle: 30 })): string => {
  const half = "M2 244L23 196L36 204L56 236L34 262Z";
  return (
    [half, mirrored(half)].map((d) => cloth(studio, studio.pose(d), { paint })).join("") +
    ["M7 243L35 256L51 236", "M-7 243L-35 256L-51 236"].map((d) => topstitch(studio, d)).join("")
  );
};

/** The collar of a shirt from behind: one piece folded over the neck. */
export const collarBehind = (studio: Studio, paint = studio.fabric()): string => {
  const d =
    "M-38 212C-36 198 -22 190 0 190C22 190 36 198 38 212C30 224 14 230 0 230C-14 230 -30 224 -38 212Z";
  return (
    cloth(studio, studio.pose(d), { paint }) +
    line(studio.pose("M-34 213C-24 222 -12 225 0 225C12 225 24 222 34 213"), {
      color: studio.tones.light,
      width: 1.1,
      dash: "4 3",
      opacity: 0.8,
    })
  );
};
