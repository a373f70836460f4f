import { useEffect, useRef } from "react";
import { Button } from "../../ui/button.tsx";
import { isRepeatedPress } from "../../ui/is-repeated-press.ts";

type RemovedNoticeProps = {
  text: string;
  /** `undefined` if the removal cannot be undone. */
  onUndo: (() => void) | undefined;
};

/** Says what happened to the removed line above the list, with an undo button. Takes the focus, because the removed line had it. */
export const RemovedNotice = ({ text, onUndo }: RemovedNoticeProps) => {
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
        {text}
      </p>
      {onUndo && (
        <Button ref={undo} variant="quiet" onClick={(event) => !isRepeatedPress(event) && onUndo()}>
          Undo
        </Button>
      )}
    </div>
  );
};
