import { useEffect, useState } from "react";
import { pictureLinkOf } from "./picture-link.ts";

/** What stands behind a typed link: nothing typed, no link, a picture on its way, a picture, or none. */
export type Preview =
  { status: "empty" | "invalid" } | { status: "loading" | "shown" | "broken"; link: string };

/** She is still typing while the next letter comes within this time. */
const TYPING_PAUSE_MS = 400;

/** Follows a typed link; the picture is asked for when she pauses. Give `onLoad` and `onError` to its <img>. */
export const usePicturePreview = (typed: string) => {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const [found, setFound] = useState<{ link: string; status: "shown" | "broken" } | null>(null);

  const link = pictureLinkOf(typed);
  const preview: Preview =
    typed.trim() === ""
      ? { status: "empty" }
      : link === null
        ? { status: "invalid" }
        : { status: found?.link === link ? found.status : "loading", link };
  return {
    preview,
    /** The picture to fetch; null until she pauses. */
    source: link !== null && link === pictureLinkOf(settled) ? link : null,
    onLoad: () => link && setFound({ link, status: "shown" }),
    onError: () => link && setFound({ link, status: "broken" }),
  };
};
