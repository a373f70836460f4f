import { useState } from "react";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { useCopy } from "./use-copy.ts";

type ShownOnceDialogProps = {
  title: string;
  /** What the text is for. */
  description: string;
  /** What cannot be shown again. */
  text: string;
  onClose: () => void;
  /** Gets the focus after closing. */
  finalFocus: () => HTMLElement | null;
};

/**
 * Shows a key for the only time, to copy it. Escape, a press outside, Back and the close button leave it open until it was
 * copied: only the button that says it is stored closes it before.
 */
export const ShownOnceDialog = ({ title, description, text, onClose, finalFocus }: ShownOnceDialogProps) => {
  const { outcome, copy } = useCopy();
  const [wasCopied, setCopied] = useState(false);
  const [isHinted, setHinted] = useState(false);
  return (
    <Dialog
      title={title}
      description={description}
      isOpen
      onClose={() => (wasCopied ? onClose() : setHinted(true))}
      finalFocus={finalFocus}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            I have stored it
          </Button>
          <Button onClick={() => void copy(text).then((isDone) => isDone && setCopied(true))}>Copy</Button>
        </>
      }
    >
      <p
        translate="no"
        className="rounded-sm border border-edge bg-paper px-4 py-3 text-sm break-all select-all"
      >
        {text}
      </p>
      <p role="status" className="mt-3 min-h-6 text-sm">
        {outcome === "copied" && "Copied."}
        {outcome === "failed" && "It could not be copied. Please select and copy it."}
        {outcome === null &&
          isHinted &&
          !wasCopied &&
          "Copy it first, or confirm that you have stored it. It won’t be shown again."}
      </p>
    </Dialog>
  );
};
