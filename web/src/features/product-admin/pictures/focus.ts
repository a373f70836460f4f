/** A point of a picture: percent from its left and from its upper edge. */
export type Focus = readonly [number, number];

/** Pages show a focus in steps of 5 %. */
const STEP = 5;

/** Where the upper part is, which is shown without a focus. */
const START: Focus = [50, 20];

const steps: Record<string, Focus> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

const inPicture = (percent: number): number => Math.min(100, Math.max(0, Math.round(percent / STEP) * STEP));

/** The focus of a picture as the API returns it. */
export const focusOf = (focus: readonly number[] | null | undefined): Focus | null => {
  const [x, y] = focus ?? [];
  return x === undefined || y === undefined ? null : [x, y];
};

/** The focus at a press on a picture. */
export const pressedFocus = (
  { clientX, clientY }: { clientX: number; clientY: number },
  { left, top, width, height }: Pick<DOMRect, "left" | "top" | "width" | "height">,
): Focus => [inPicture(((clientX - left) / width) * 100), inPicture(((clientY - top) / height) * 100)];

/** The focus after a key; `undefined` for a key that does not move it. */
export const movedFocus = (focus: Focus | null, key: string): Focus | undefined => {
  const step = steps[key];
  const [x, y] = focus ?? START;
  return step && [inPicture(x + step[0]), inPicture(y + step[1])];
};
