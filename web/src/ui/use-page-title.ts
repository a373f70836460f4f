import { useEffect } from "react";

/** Names the browser's tab: "Your Cart · Saanjh". The home page passes nothing. */
export const usePageTitle = (title?: string) => {
  useEffect(() => {
    document.title = title ? `${title} · Saanjh` : "Saanjh: Western lines, Indian hands";
  }, [title]);
};
