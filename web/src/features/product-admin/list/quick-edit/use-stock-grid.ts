import { useRef, useState, type RefObject } from "react";

export type StockGridControl = {
  isOpen: boolean;
  /** The button that opens the grid. */
  button: RefObject<HTMLButtonElement | null>;
  toggle: () => void;
  close: () => void;
};

/** Whether the grid of a row is open. Closing it gives the focus back to its button. */
export const useStockGrid = (): StockGridControl => {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return {
    isOpen,
    button,
    toggle: () => setOpen(!isOpen),
    close: () => {
      setOpen(false);
      button.current?.focus();
    },
  };
};
