import { useEffect, useRef } from "react";
import { Button } from "../../../ui/button.tsx";
import { CopyIcon, DownloadIcon } from "../../../ui/settings-icons.tsx";
import { useCopy } from "../../../ui/use-copy.ts";
import { downloadText } from "../settings/my-data-file.ts";

type RecoveryCodeListProps = {
  codes: readonly string[];
  /** Whether the dialog was to be closed before the codes were saved. */
  isHinted: boolean;
  /** Called when the codes were copied or downloaded. */
  onSaved: () => void;
  onClose: () => void;
};

/** New recovery codes. They are shown once, so they can be copied and downloaded. */
export const RecoveryCodeList = ({ codes, isHinted, onSaved, onClose }: RecoveryCodeListProps) => {
  const { outcome, copy } = useCopy();
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const text = codes.join("\n");
  return (
    <div className="form-stack">
      <p ref={heading} tabIndex={-1} className="outline-none">
        Keep these codes where you find them without this device. Each works once, in place of your passkey or
        app. We show them only now.
      </p>
      <ul
        className="grid grid-cols-2 gap-x-4 gap-y-2 border border-hairline bg-paper-deep p-4 text-center tabular-nums"
        translate="no"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => void copy(text).then((isDone) => isDone && onSaved())}>
          <CopyIcon /> {outcome === "copied" ? "Copied" : "Copy"}
        </Button>
        <Button
          variant="secondary"
          onClick={() => {
            downloadText(`${text}\n`, "recovery-codes.txt", "text/plain");
            onSaved();
          }}
        >
          <DownloadIcon /> Download
        </Button>
      </div>
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {outcome === "failed" && "Your browser did not copy them. Please download them or write them down."}
        {outcome === null && isHinted && "Save the codes first. They won’t be shown again."}
      </p>
      <Button isWide onClick={onClose}>
        I have saved them
      </Button>
    </div>
  );
};
