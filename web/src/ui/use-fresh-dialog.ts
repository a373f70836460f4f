import { useState } from "react";

/**
 * State of a dialog for one of several tasks. `key` is another one at each opening, so that a dialog begins without the steps of
 * the one before; a closed one stays, to fade out.
 */
export const useFreshDialog = <Task>() => {
  const [dialog, setDialog] = useState<{ task: Task; key: number; isOpen: boolean } | null>(null);
  return {
    dialog,
    open: (task: Task) => setDialog({ task, key: (dialog?.key ?? 0) + 1, isOpen: true }),
    close: () => setDialog(dialog && { ...dialog, isOpen: false }),
  };
};
