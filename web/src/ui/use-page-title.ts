import { useEffect } from "react";
import { pageTitle } from "./page-title.ts";

/** Names the browser's tab: "Your Cart · Saanjh". The home page passes nothing. */
export const usePageTitle = (title?: string) => {
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
};
