import { useEffect } from "react";
import { pageTitle } from "./page-title.ts";

/** Sets the document title: "Your Cart · Saanjh". The home page passes nothing. */
export const usePageTitle = (title?: string) => {
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
};
