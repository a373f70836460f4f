import { useEffect, useState } from "react";
import { pictureLinkOf } from "./picture-link.ts";

/** The preview of a typed link. `broken`: no picture could be loaded from the link. */
export type PreviewState =
  { status: "empty" | "invalid" } | { status: "loading" | "loaded" | "broken"; link: string };

/** The picture is loaded after a pause of this length in the typing. */
const TYPING_PAUSE_MS = 400;

/** Previews a typed link. Pass `source`, `onLoad` and `onError` to the `<img>`. */
export const usePicturePreview = (linkText: string) => {
  const [settledText, setSettledText] = useState(linkText);
  useEffect(() => {
    const timer = setTimeout(() => setSettledText(linkText), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [linkText]);
  const [result, setResult] = useState<{ link: string; status: "loaded" | "broken" } | null>(null);

  const link = pictureLinkOf(linkText);
  const preview: PreviewState =
    linkText.trim() === ""
      ? { status: "empty" }
      : link === null
        ? { status: "invalid" }
        : { status: result?.link === link ? result.status : "loading", link };
  return {
    preview,
    /** The picture to load; `null` while the shopper is typing. */
    source: link !== null && link === pictureLinkOf(settledText) ? link : null,
    onLoad: () => link && setResult({ link, status: "loaded" }),
    onError: () => link && setResult({ link, status: "broken" }),
  };
};
