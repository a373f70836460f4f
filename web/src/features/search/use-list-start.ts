import { useEffect } from "react";
import type { ChangeShopQuery } from "./use-shop-query.ts";

/** Replaces the URL of a list by that of its start if the server refuses its cursor. The filters stay. */
export const useListStart = (isCursorRefused: boolean, change: ChangeShopQuery) =>
  useEffect(() => {
    if (isCursorRefused) change({}, true);
  }, [isCursorRefused, change]);
