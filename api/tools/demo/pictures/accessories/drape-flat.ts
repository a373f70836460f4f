import { backdrop } from "../backdrop.ts";
import { cloth, crease, line } from "../cloth.ts";
import { withoutPose, dropShadow } from "../still-life.ts";
import type { Studio } from "../studio.ts";
import { border } from "../border.ts";
import { tassel } from "../trim.ts";

/** A long cloth folded for the shelf: its face, the stack of its layers, its border and its tassels. */
export const foldedDrape = (view: Studio, ends: "tassels" | "fringe" | "none"): string => {
  const studio = withoutPose(view);
  const face =
    "M214 250C330 238 560 236 686 246C694 420 694 640 688 800C560 814 330 816 212 806C206 640 206 420 214 250Z";
  const layers = [4, 3, 2, 1].map((i) =>
    cloth(
      studio,
      `M${206 - i * 2} ${790 + i * 6}C330 ${816 + i * 11} 560 ${814 + i * 11} ${694 + i * 2} ${786 + i * 6}L${696 + i * 2} ${800 + i * 7}C560 ${830 + i * 12} 330 ${832 + i * 12} ${204 - i * 2} ${804 + i * 7}Z`,
      { paint: i % 2 ? studio.tones.deep : studio.tones.main, edge: 1.4 },
    ),
  );
  const flap =
    "M214 250C330 238 560 236 686 246C690 330 692 380 690 452C560 520 330 470 212 540C206 440 208 330 214 250Z";
  const edge =
    `<path d="M212 540C330 470 560 520 690 452V372C560 440 330 390 212 460Z" fill="${border(studio, 2.1)}"/>` +
    line("M212 460C330 390 560 440 690 372", { color: studio.tones.dark, width: 3 });
  const count = { tassels: 9, fringe: 44, none: 0 }[ends];
  const hanging = Array.from({ length: count }, (_, i) => {
    const k = (i + 0.5) / count;
    const [x, y] = [212 + 478 * k, 540 - 88 * k - 34 * Math.sin(k * Math.PI * 2) * 0.9];
    return ends === "tassels"
      ? tassel(studio, [x, y - 2], 76, studio.tones.accent)
      : line(`M${x} ${y - 4}C${x - 3} ${y + 20} ${x + 5} ${y + 34} ${x + (i % 3) - 1} ${y + 56}`, {
          color: i % 2 ? studio.tones.accent : studio.tones.main,
          width: 4.5,
        });
  });
  return [
    backdrop(studio, false),
    `<g transform="translate(-72 -70) scale(1.160)">`,
    dropShadow("M214 260H690V860H210Z", [14, 26], 22),
    layers.join(""),
    cloth(studio, face, {
      paint: studio.fabric({ scale: 1.7, angle: 90 }),
      inside: crease([300, 560], [640, 790], 16, 20, 0.1) + crease([260, 700], [560, 560], 14, -20, -0.12),
      edge: 2,
    }),
    dropShadow("M216 470C330 440 560 470 688 420L690 452C560 520 330 470 212 540Z", [0, 34], 14, 0.34),
    hanging.join(""),
    cloth(studio, flap, {
      paint: studio.fabric({ scale: 1.7 }),
      inside: edge + crease([230, 300], [660, 300], 12, -16, -0.14),
      edge: 2,
    }),
    `</g>`,
  ].join("");
};
