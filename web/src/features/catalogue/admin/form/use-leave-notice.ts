import { useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { toast } from "../../../../ui/toast.ts";
import { hasProductDraft } from "./product-draft.ts";

/**
 * Warns before unsaved changes leave the screen. Closing or reloading the tab asks. Any other way out keeps the changes as a
 * draft, and a toast leads back to them.
 */
export const useLeaveNotice = (productId: string, isChanged: boolean, path: string) => {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isChanged) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isChanged]);

  const latest = useRef({ isChanged, path, navigate });
  useEffect(() => {
    latest.current = { isChanged, path, navigate };
  });
  useEffect(
    () => () => {
      const { isChanged: wasChanged, path: back, navigate: go } = latest.current;
      // A logout has cleared the draft.
      if (!wasChanged || !hasProductDraft(productId)) return;
      toast.info("Your unsaved changes are kept in this browser.", {
        label: "Go back",
        onClick: () => void go(back),
      });
    },
    [productId],
  );
};
