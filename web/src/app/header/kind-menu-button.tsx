import { Suspense, useCallback, useRef, useState } from "react";
import { createIcon } from "../../ui/first-load-icons.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { lazyPart } from "../../ui/lazy-part.ts";

const KindMenu = lazyPart(() => import("./kind-menu.tsx"), "KindMenu");

const CaretIcon = createIcon(<path d="m7 10 5 5 5-5" />);

const PANEL_ID = "kind-menu";

/** Opens the kinds of garments, beside the link to the shop. The code of the panel is loaded when it opens. */
export const KindMenuButton = () => {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback((hasEscaped: boolean) => {
    setOpen(false);
    if (hasEscaped) button.current?.focus();
  }, []);
  return (
    <>
      <IconButton
        ref={button}
        label="Kinds of garments"
        aria-expanded={isOpen}
        aria-controls={isOpen ? PANEL_ID : undefined}
        className="-ml-2 noscript:hidden"
        onPointerDown={KindMenu.preload}
        onClick={() => setOpen(!isOpen)}
      >
        <CaretIcon className={`transition-transform duration-200 ${isOpen ? "rotate-180" : ""}`} />
      </IconButton>
      {isOpen && (
        <Suspense>
          <KindMenu id={PANEL_ID} onClose={close} />
        </Suspense>
      )}
    </>
  );
};
