import { line, tone } from "../cloth.ts";
import { withoutPose, laidOn } from "../still-life.ts";
import { closeUpOfCloth } from "../near-cloth.ts";
import { bigButton, bigStitches } from "../notions.ts";
import { pleated } from "./pleated.ts";
import type { Studio } from "../studio.ts";

/** Near culottes: waistband with its button, box pleats, belt loops. */
export const culottesDetail = (view: Studio): string => {
  const studio = withoutPose(view);
  const { light, dark } = studio.tones;
  const color = studio.choose("buttons", ["#f3e8d4", studio.tones.accent, "#8a5a3a"]);
  return (
    closeUpOfCloth(studio) +
    pleated(430, true) +
    tone("M-20 430H920V500H-20Z", 0.22) +
    laidOn(studio, "M-20 160H920V430H-20Z", { paint: studio.fabric({ scale: 2.3, angle: 90 }), edge: 2.6 }) +
    bigStitches("M-20 182H920M-20 408H920", light) +
    [150, 720]
      .map(
        (x) =>
          laidOn(studio, `M${x} 130H${x + 64}V462H${x}Z`, {
            paint: studio.fabric({ scale: 2.3 }),
            edge: 2.4,
          }) + bigStitches(`M${x + 12} 140V452M${x + 52} 140V452`, light),
      )
      .join("") +
    line("M450 430V1220", { color: dark, width: 5 }) +
    bigStitches("M474 440V900C474 960 456 990 450 1000", light) +
    line("M380 295H520", { color: light, width: 12, opacity: 0.8 }) +
    bigButton(studio, 450, 295, 62, color)
  );
};
