import { withoutPose, laidOn } from "../still-life.ts";
import { closeUpOfCloth } from "../near-cloth.ts";
import { border } from "../border.ts";
import type { Studio } from "../studio.ts";

/** Near a saree gown: the pleated drape on the shoulder with its border. */
export const sareeDetail = (view: Studio): string => {
  const studio = withoutPose(view);
  const pleats = [0, 1, 2, 3, 4].reverse().map((i) => {
    const x = 60 + i * 120;
    const d = `M${x} -20H${x + 180}C${x + 200} 380 ${x + 330} 800 ${x + 560} 1220H${x + 340}C${x + 120} 800 ${x + 10} 380 ${x} -20Z`;
    const edge = `<path d="M${x} -20H${x + 46}C${x + 56} 380 ${x + 170} 800 ${x + 392} 1220H${x + 340}C${x + 120} 800 ${x + 10} 380 ${x} -20Z" fill="${border(studio, 2.6)}"/>`;
    return laidOn(studio, d, {
      paint: studio.fabric({ scale: 2.3, angle: -18 }),
      inside: i === 0 ? edge.replace("H46", "H80") : edge,
      edge: 2.4,
      by: [-8, 4],
    });
  });
  return closeUpOfCloth(studio, 30, studio.tones.deep) + pleats.join("");
};
