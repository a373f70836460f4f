import { useEffect, useRef, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../paths.ts";
import { CollectionLinks } from "./collection-links.tsx";
import { KindLinks } from "./kind-links.tsx";

const CollectionsNav = ({ children }: { children: ReactNode }) => (
  <nav aria-label="Collections" className="page-width border-b border-hairline pt-6 pb-3">
    <p className="eyebrow mb-1 text-ink-soft">Collections</p>
    {children}
  </nav>
);

/**
 * The panel below the header with the kinds of garments. It closes on Escape, on a press of a link, and when the focus or a
 * press leaves it.
 */
export const KindMenu = ({ id, onClose }: { id: string; onClose: (hasEscaped: boolean) => void }) => {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const header = panel.current?.closest("header");
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !header?.contains(target)) onClose(false);
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => key === "Escape" && onClose(true);
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("focusin", closeOutside);
    document.addEventListener("keydown", closeOnEscape);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("focusin", closeOutside);
      document.removeEventListener("keydown", closeOnEscape);
    };
  }, [onClose]);
  return (
    <div
      ref={panel}
      id={id}
      className="absolute inset-x-0 top-full hidden border-b border-hairline bg-paper shadow-[0_24px_32px_-24px_rgb(42_24_35/0.25)] md:block"
    >
      <CollectionLinks
        className="grid gap-x-10 md:grid-cols-3 lg:grid-cols-4"
        onPress={() => onClose(false)}
        Frame={CollectionsNav}
      />
      <nav aria-label="Kinds of garments" className="page-width py-6">
        <KindLinks className="grid gap-x-10 md:grid-cols-3 lg:grid-cols-4" onPress={() => onClose(false)} />
        <Link
          to={paths.shop()}
          onClick={() => onClose(false)}
          className="text-link mt-3 inline-flex min-h-11 items-center"
        >
          See the whole shop
        </Link>
      </nav>
    </div>
  );
};
