import { wait } from "./wait.ts";
import { untilVisible } from "./until-visible.ts";

/** Pauses before the requests that ask whether the right file is there, in milliseconds. */
const DELAYS_MS = [400, 400, 600, 800, 1200, 1800, 2700, 4000, 6000, 9000, 14_000, 20_000];

/** A picture has too few pixels below this share of those that its place needs. */
const MIN_SHARE = 0.75;

/** Below this share it is a placeholder, which is blurred (`web/src/ui/base.css`): its few pixels would be visible. */
const MIN_CLEAR_SHARE = 0.4;

type Loaded = Pick<HTMLImageElement, "naturalWidth" | "clientWidth" | "currentSrc">;

/** The path of a picture of the shop, which may come from another origin; `undefined` for other pictures. */
const mediaPath = (url: string): string | undefined => /\/media\/[0-9a-f]{32}\/[^/?]+$/.exec(url)?.[0];

/**
 * Whether a loaded picture of the shop has too few pixels: the file that the browser chose may not be made yet. `srcset` makes
 * the widths comparable.
 */
export const isTooSmall = ({ naturalWidth, clientWidth, currentSrc }: Loaded): boolean =>
  mediaPath(currentSrc) !== undefined && naturalWidth < clientWidth * MIN_SHARE;

/** Whether a picture that is too small is a placeholder. */
export const isPlaceholder = ({ naturalWidth, clientWidth }: Omit<Loaded, "currentSrc">): boolean =>
  naturalWidth < clientWidth * MIN_CLEAR_SHARE;

/** The same files under URLs that the page has not loaded yet: it shows the old content of a known URL. */
export const freshSrcSet = (srcset: string): string => srcset.replace(/(\.(?:avif|webp))(?= )/g, "$1?1");

/** Whether the shop has the right file for this URL: only those may be cached. */
const isMade = async (url: string): Promise<boolean> => {
  const response = await fetch(mediaPath(url) ?? url, { method: "HEAD", cache: "no-store" });
  return response.headers.get("cache-control")?.includes("immutable") ?? false;
};

const showFresh = (image: HTMLImageElement): void => {
  const sources = image.parentElement?.querySelectorAll("source") ?? [];
  for (const element of [...sources, image]) if (element.srcset) element.srcset = freshSrcSet(element.srcset);
  if (!image.srcset) image.src = `${image.src}?1`;
};

/**
 * Asks until the right file is there, and shows it; a hidden page does not ask. Ends when the image has left the page
 * or shows another file.
 */
const replaceWhenMade = async (image: HTMLImageElement): Promise<void> => {
  const url = image.currentSrc;
  for (const delay of DELAYS_MS) {
    await wait(delay);
    await untilVisible();
    if (!image.isConnected || image.currentSrc !== url) return;
    if (await isMade(url).catch(() => false)) return showFresh(image);
  }
};

/** A placeholder is blurred until the right file is loaded, and becomes clear with it. */
const sharpen = (image: HTMLImageElement): void => {
  if (isPlaceholder(image)) {
    image.dataset["picture"] = "placeholder";
    image.addEventListener("load", () => (image.dataset["picture"] = "clear"), { once: true });
  }
  void replaceWhenMade(image);
};

/**
 * The server answers at once with a smaller picture while the right file is not made yet. This replaces such pictures, without
 * a reload of the page.
 */
export const sharpenPictures = (): void => {
  const check = (target: EventTarget | null): void => {
    if (target instanceof HTMLImageElement && target.complete && isTooSmall(target)) sharpen(target);
  };
  // Load events of images do not bubble.
  document.addEventListener("load", ({ target }) => check(target), { capture: true });
  for (const image of document.images) check(image);
};
