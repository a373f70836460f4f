import { useEffect, useEffectEvent, useState } from "react";
import type { OverlayProps } from "./dialog.tsx";
import { toast } from "./toast.ts";

type DialogModule = typeof import("./dialog.tsx");

let loadedDialog: DialogModule | undefined;

/**
 * A dialog for a page that shows it rarely: the code of dialogs, 15 kB, is loaded when the first one opens. If it cannot be
 * loaded, a message says so, the page stays, and the dialog can be opened again. A dialog in a lazy file uses `Dialog`.
 */
export const LazyDialog = (props: OverlayProps) => {
  const [dialog, setDialog] = useState(loadedDialog);
  const reportFailure = useEffectEvent((error: unknown) => {
    console.warn("A dialog could not be loaded.", error);
    toast.error("This could not be opened. Please try again.");
    props.onClose();
  });
  const isMissing = props.isOpen && !dialog;
  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    import("./dialog.tsx").then(
      (module) => {
        loadedDialog = module;
        if (isCurrent) setDialog(module);
      },
      (error: unknown) => {
        if (isCurrent) reportFailure(error);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isMissing]);
  return dialog ? <dialog.Dialog {...props} /> : null;
};
