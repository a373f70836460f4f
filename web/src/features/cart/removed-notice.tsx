import { useEffect, useRef } from "react";
import { Button } from "../../ui/button.tsx";

type RemovedNoticeProps = {
  title: string;
  /** Nothing for a piece that could not come back. */
  onUndo: (() => void) | undefined;
};

/** Says what was removed, where the list begins, and brings it back. Takes the focus that went with the line. */
export const RemovedNotice = ({ title, onUndo }: RemovedNoticeProps) => {
  const notice = useRef<HTMLDivElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => (undo.current ?? notice.current)?.focus(), []);
  return (
    <div
      ref={notice}
      tabIndex={-1}
      className="mt-4 flex items-center justify-between gap-4 rounded-sm bg-paper-deep py-1 pr-2 pl-4"
    >
      <p role="status" className="min-w-0 py-2 leading-snug">
        {title} was removed.
      </p>
      {onUndo && (
        <Button ref={undo} variant="quiet" onClick={onUndo}>
          Undo
        </Button>
      )}
    </div>
  );
};
