import { Suspense, useState } from "react";
import { createIcon } from "../../ui/first-load-icons.tsx";
import { lazyPart } from "../../ui/lazy-part.ts";

const ShareProduct = lazyPart(() => import("./share-product.tsx"), "ShareProduct");

const ShareIcon = createIcon(<path d="M12 14.5V3.8m-4 4 4-4 4 4M7.5 11H5v9.5h14V11h-2.5" />);

/** Shares the product, from its picture. The code comes with the first press. */
export const ShareButton = ({ product }: { product: { id: string; slug: string; title: string } }) => {
  /** Number of the press whose sharing is not over; 0 if none. A browser may never tell that its sheet was closed. */
  const [press, setPress] = useState(0);
  return (
    <>
      <button
        type="button"
        aria-label={`Share: ${product.title}`}
        title="Share"
        onPointerDown={ShareProduct.preload}
        onClick={() => setPress(press + 1)}
        className="group/share grid size-11 place-items-center rounded-sm noscript:hidden"
      >
        <span className="grid size-9 place-items-center rounded-full bg-paper/80 transition-colors duration-150 group-hover/share:bg-paper">
          <ShareIcon size={20} />
        </span>
      </button>
      {press > 0 && (
        <Suspense>
          <ShareProduct key={press} product={product} onEnd={() => setPress(0)} />
        </Suspense>
      )}
    </>
  );
};
