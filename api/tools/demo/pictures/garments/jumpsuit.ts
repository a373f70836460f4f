import { bodice, bustFolds, waistFolds, type BodiceCut, type Neckline } from "../bodice.ts";
import { line } from "../cloth.ts";
import { wornDrawings } from "../close-up.ts";
import { collarBehind, shirtCollar } from "../collars.ts";
import type { WornParts } from "../figure.ts";
import { backPockets, hipPockets, patchPocket } from "../pockets.ts";
import { sleeves } from "../sleeve.ts";
import type { Studio } from "../studio.ts";
import { bow, gathers } from "../ties.ts";
import { buttons, part, seam, topstitch } from "../trim.ts";
import { wideLegs } from "../trousers.ts";
import { curveOf, waistBand, type WaistBand } from "../waist-band.ts";

const bodyOf = (studio: Studio, isBack: boolean, sleeve: number): BodiceCut => {
  const hasCollar = studio.cut.collar === "shirt";
  const neck = hasCollar
    ? "band"
    : (studio.cut.neck ?? studio.choose<Neckline>("neck", ["v", "square", "boat", "sweetheart"]));
  const depths: Partial<Record<Neckline, number>> = { v: 326, band: 258 };
  const depth = isBack ? (hasCollar ? 216 : 290) : depths[neck];
  return {
    neck: isBack && !hasCollar ? "deep-u" : neck,
    ...(depth ? { depth } : {}),
    shoulder: sleeve === 0 ? 80 : 99,
    sides: [
      [87, 314],
      [80, 372],
      [60, 430],
    ],
    dip: 10,
  };
};

const legsOf = (studio: Studio): string => {
  const shapes = {
    wide: { waist: 436, hem: 1060, hemHalf: 76, reach: 98, folds: 4 },
    straight: { waist: 436, hem: 1062, hemHalf: 54, reach: 76, folds: 3 },
  };
  return wideLegs(studio, shapes[studio.cut.leg ?? "wide"]);
};

const stitchColor = (studio: Studio): string =>
  studio.cut.pockets === "patch" ? studio.tones.accent : studio.tones.light;

/** Rows of coiled metal thread along a belt. */
const zardoziCoils = (studio: Studio, shape: WaistBand): string =>
  [0.1, 0.8]
    .map((t) => studio.pose(curveOf(shape, t)))
    .map(
      (d) =>
        line(d, { color: studio.tones.metalDark, width: 3.2 }) +
        line(d, { color: studio.tones.metalLight, width: 2.2, dash: "1.4 1.6" }),
    )
    .join("");

const waistOf = (studio: Studio, isBack: boolean): string => {
  const shape: WaistBand = { y: 416, height: 26, half: 60, below: 62, dip: 10 };
  const own = { ...shape, paint: studio.fabric({ angle: 90 }) };
  switch (studio.cut.waist) {
    case "elastic":
      return (
        gathers(studio, { y: 416, half: 58, length: 34, up: true, count: 15 }) +
        waistBand(studio, {
          ...own,
          height: 22,
          inside: gathers(studio, { y: 414, half: 60, length: 26, count: 19 }),
          name: "elastic",
        }) +
        gathers(studio, { y: 436, half: 61, length: 46, count: 15 })
      );
    case "seam":
      return waistBand(studio, { ...own, height: 13, y: 422, name: "waist-seam" });
    case "sash":
      return (
        waistBand(studio, { ...own, name: "sash-belt" }) +
        (isBack ? "" : bow(studio, [30, 438], own.paint, { long: 96 }))
      );
    case "drawstring":
    case "band":
      return (
        waistBand(studio, own) +
        topstitch(studio, curveOf(own, 0.14), stitchColor(studio)) +
        topstitch(studio, curveOf(own, 0.86), stitchColor(studio)) +
        (isBack ? "" : buttons(studio, 0, 437, 437, 1, 4.6))
      );
    default:
      return studio.cut.ornament === "zardozi"
        ? waistBand(studio, {
            ...shape,
            height: 24,
            name: "zardozi-belt",
            inside: zardoziCoils(studio, shape),
          })
        : waistBand(studio, { ...shape, height: 22, name: "belt" });
  }
};

const frontOf = (studio: Studio): string => {
  const { pockets, closing, collar } = studio.cut;
  const stitches = stitchColor(studio);
  const chestPockets =
    pockets === "patch"
      ? [-64, 24]
          .map((x) => patchPocket(studio, { x, y: 296, width: 40, height: 44 }, { hasFlap: true, stitches }))
          .join("") +
        [-104, 62]
          .map((x) => patchPocket(studio, { x, y: 590, width: 42, height: 62 }, { hasFlap: true, stitches }))
          .join("")
      : "";
  const opening =
    closing === "buttons"
      ? seam(studio, `M0 ${collar === "shirt" ? 252 : 328}L0 424`, 1.6) +
        topstitch(studio, `M8 ${collar === "shirt" ? 260 : 330}L8 422`, stitches) +
        buttons(studio, 0, collar === "shirt" ? 278 : 346, 404, collar === "shirt" ? 5 : 3, 3.8)
      : closing === "placket"
        ? seam(studio, "M0 328L0 424M0 436C2 480 2 520 0 560", 1.4) +
          topstitch(studio, "M11 442C12 490 11 530 1 556", stitches)
        : part(
            "princess-seams",
            seam(studio, "M-40 300C-44 350 -40 390 -34 424M40 300C44 350 40 390 34 424"),
          );
  return opening + chestPockets + (collar === "shirt" ? shirtCollar(studio) : "");
};

const worn = (studio: Studio, isBack: boolean): WornParts => {
  const sleeve = studio.cut.sleeve ?? studio.choose("sleeve", [0, 0.3, 0.96]);
  const body = bodyOf(studio, isBack, sleeve);
  return {
    clothes:
      legsOf(studio) +
      (isBack ? backPockets(studio) : hipPockets(studio, stitchColor(studio))) +
      seam(studio, "M0 450C2 500 2 560 0 606", 1.4) +
      bodice(studio, body, {
        inside: bustFolds(studio) + waistFolds(studio, 430),
        trim: body.neck === "band" ? undefined : studio.tones.accent,
      }) +
      (isBack
        ? seam(studio, "M0 292L0 420", 2) +
          line(studio.pose("M0 296L0 308"), { color: studio.tones.metal, width: 4 }) +
          (body.neck === "band" ? collarBehind(studio) : "")
        : frontOf(studio)) +
      waistOf(studio, isBack),
    over:
      sleeve === 0
        ? ""
        : sleeves(studio, {
            to: sleeve,
            ease: 14,
            puff: studio.cut.puff ? 26 : 0,
            cuff: sleeve < 0.5 ? 14 : 20,
          }),
  };
};

/** The jumpsuit: bodice and trousers in one, joined at the waist. */
export const jumpsuit = wornDrawings(worn, { top: 6, bottom: 1168, stride: 40 }, () => ({
  x: 0,
  y: 380,
  height: 290,
}));
