import { useEffect, useEffectEvent, useState, type ReactNode, type RefObject } from "react";
import { toast } from "./toast.ts";

export type OverlayProps = {
  isOpen: boolean;
  /** Called by the close button, Escape and a press outside. */
  onClose: () => void;
  title: string;
  /** A sentence below the title; screen readers read it with the title. */
  description?: ReactNode;
  children: ReactNode;
  /** Buttons at the bottom; they do not scroll. */
  footer?: ReactNode;
  /** Gets the focus first; by default the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** `wide` is for a form with several columns: up to 60 rem, the whole screen on a phone. */
  width?: "form" | "wide";
  /** Gets the focus after closing, for an opener that is removed by then; by default the opener. */
  finalFocus?: () => HTMLElement | null;
};

export type SheetSide = "left" | "right" | "bottom";

type Overlays = typeof import("./overlay.tsx");

let loadedOverlays: Overlays | undefined;

/** The code of dialogs and sheets, loaded when the first one opens. If it cannot be loaded, the dialog is closed again. */
const useOverlays = ({ isOpen, onClose }: OverlayProps): Overlays | undefined => {
  const [overlays, setOverlays] = useState(loadedOverlays);
  const reportFailure = useEffectEvent((error: unknown) => {
    console.warn("A dialog could not be loaded.", error);
    toast.error("This could not be opened. Please try again.");
    onClose();
  });
  const isMissing = isOpen && !overlays;
  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    import("./overlay.tsx").then(
      (module) => {
        loadedOverlays = module;
        if (isCurrent) setOverlays(module);
      },
      (error: unknown) => {
        if (isCurrent) reportFailure(error);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isMissing]);
  return overlays;
};

/** A modal dialog. It traps the focus and returns it to its opener. */
export const Dialog = (props: OverlayProps) => {
  const overlays = useOverlays(props);
  return overlays && <overlays.OverlayDialog {...props} />;
};

/** A modal panel that slides in from an edge: the menu from the left, filters from the bottom of a phone. */
export const Sheet = (props: OverlayProps & { side?: SheetSide }) => {
  const overlays = useOverlays(props);
  return overlays && <overlays.OverlaySheet {...props} />;
};
