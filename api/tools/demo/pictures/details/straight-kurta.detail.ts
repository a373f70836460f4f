import { line } from "../cloth.ts";
import { withoutPose, laidOn } from "../still-life.ts";
import { closeUpOfCloth } from "../near-cloth.ts";
import { bigButton, bigStitches } from "../notions.ts";
import { border } from "../border.ts";
import type { Studio } from "../studio.ts";

/** Near a kurta: its band collar, and the placket with loops and buttons. */
export const kurtaDetail = (view: Studio): string => {
  const studio = withoutPose(view);
  const { accent, dark, light } = studio.tones;
  const strip = "M372 180C420 196 480 196 528 180L520 1010L450 1068L380 1010Z";
  const paint = studio.choose("placket", [
    border(studio, 4.34, { at: [528, 170], angle: 90 }),
    studio.fabric({ scale: 2.3 }),
  ]);
  const rows = [300, 450, 600, 750, 900];
  const loops = rows.map(
    (y) =>
      line(`M506 ${y - 16}C450 ${y - 28} 410 ${y - 18} 416 ${y}C422 ${y + 18} 460 ${y + 26} 506 ${y + 14}`, {
        color: dark,
        width: 11,
      }) +
      line(`M506 ${y - 16}C450 ${y - 28} 410 ${y - 18} 416 ${y}C422 ${y + 18} 460 ${y + 26} 506 ${y + 14}`, {
        color: accent,
        width: 7,
      }),
  );
  const collar = (d: string): string =>
    laidOn(studio, d, { paint: studio.fabric({ scale: 2.3, angle: 16 }), edge: 2.6 });
  return (
    closeUpOfCloth(studio) +
    `<path d="M250 -20C300 120 380 190 450 196C520 190 600 120 650 -20Z" fill="${studio.tones.dark}"/>` +
    laidOn(studio, strip, { paint, edge: 2.6 }) +
    bigStitches("M390 200L397 1000L450 1044L503 1000L510 200", light) +
    collar("M196 -20C230 130 330 226 444 246L440 186C360 168 300 100 276 -20Z") +
    collar("M704 -20C670 130 570 226 456 246L460 186C540 168 600 100 624 -20Z") +
    loops.join("") +
    rows.map((y) => bigButton(studio, 424, y, 27, accent)).join("")
  );
};
