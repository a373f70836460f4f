import { crease, line, tone } from "../cloth.ts";
import { withoutPose } from "../still-life.ts";
import { closeUpOfCloth, saggingBand } from "../near-cloth.ts";
import { bigStitches } from "../notions.ts";
import type { Studio } from "../studio.ts";

/** Near an anarkali: the band under the yoke, and panels gathered into it. */
export const anarkaliDetail = (view: Studio): string => {
  const studio = withoutPose(view);
  const gathers = Array.from({ length: 13 }, (_, i) => {
    const x = 40 + i * 68;
    const reach = 450 + (x - 450) * 1.5;
    return crease([x, 560], [reach, 1240], 26 + (i % 3) * 8, (x - 450) / 20, i % 2 ? 0.26 : -0.2);
  });
  const kalis = [-1, 0, 1, 2].map((i) =>
    line(`M${300 + i * 200} 560L${260 + i * 260} 1220`, { color: studio.tones.dark, width: 4 }),
  );
  return (
    closeUpOfCloth(studio) +
    gathers.join("") +
    kalis.join("") +
    tone("M-20 570C200 622 700 622 920 570V640C700 700 200 700 -20 640Z", 0.24) +
    saggingBand(studio, 402, 164) +
    bigStitches("M-20 384C200 436 700 436 920 384", studio.tones.accent) +
    crease([-20, 200], [380, 330], 40, 20, 0.16) +
    crease([920, 200], [540, 330], 40, -20, 0.16)
  );
};
