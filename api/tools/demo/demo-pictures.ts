import { PictureView } from "../../src/features/catalogue/picture.entity.ts";
import type { DemoProduct } from "./catalogue/demo-product.ts";
import { hexOf } from "./colors.ts";
import { drawPicture, viewsOf, type PictureSpec } from "./pictures/draw.ts";

export type DemoPicture = { svg: string; view: PictureView; color: string | null; alt: string };

const viewNames: Record<PictureView, string> = {
  [PictureView.FRONT]: "front",
  [PictureView.BACK]: "back",
  [PictureView.DETAIL]: "a close look at the fabric",
  [PictureView.FLAT]: "laid flat",
};

/** The colours to draw; null for a product without a choice of colours. */
const drawnColorsOf = ({ colors }: DemoProduct): (string | null)[] => (colors.length > 0 ? colors : [null]);

/** The drawing of a demo product. */
export const drawProduct = (
  product: DemoProduct,
  { view, color, wearer }: Pick<PictureSpec, "view" | "wearer"> & { color: string | null },
): string =>
  drawPicture({
    garment: product.garment,
    textile: product.textile,
    color: hexOf(color ?? product.drawnIn ?? ""),
    accent: hexOf(product.accent),
    view,
    seed: product.slug,
    cut: product.cut,
    wearer,
  });

/** The pictures of a demo product, colour by colour, drawn for this project. */
export const demoPictures = (product: DemoProduct): DemoPicture[] =>
  drawnColorsOf(product).flatMap((color) =>
    viewsOf(product.garment).map((view) => ({
      svg: drawProduct(product, { view, color }),
      view: view as PictureView,
      color,
      alt: `${product.title}${color ? ` in ${color}` : ""}, ${viewNames[view as PictureView]}`,
    })),
  );
