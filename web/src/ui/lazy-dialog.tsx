import { Suspense, useState } from "react";
import type { OverlayProps } from "./dialog.tsx";
import { lazyPart } from "./lazy-part.ts";

const Dialog = lazyPart(() => import("./dialog.tsx"), "Dialog");

/** For the button that opens a `LazyDialog`: the code is loaded at the start of a press, and when the button gets the focus. */
export const dialogPreload = { onPointerDown: Dialog.preload, onFocus: Dialog.preload };

/** A dialog for a page that shows it rarely: the code of dialogs, 15 kB, is not part of the page. In a lazy file use `Dialog`. */
export const LazyDialog = (props: OverlayProps) => {
  // It stays while it closes.
  const [isNeeded, setNeeded] = useState(props.isOpen);
  if (props.isOpen && !isNeeded) setNeeded(true);
  return isNeeded ? (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  ) : null;
};
