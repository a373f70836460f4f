import { useEffect, useEffectEvent, useRef, useState } from "react";
import { paths } from "../../paths.ts";
import { buttonClasses } from "../../ui/button-classes.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { CheckIcon } from "../../ui/icons.tsx";
import { CopyIcon } from "../../ui/settings-icons.tsx";
import { useCopy } from "../../ui/use-copy.ts";

type SharedProduct = { id: string; slug: string; title: string };

/** The product's canonical URL: without the variant, and without what a mail or an advertisement has added. */
const urlOf = (product: SharedProduct) => new URL(paths.product(product), location.origin).href;

const isCancelled = (error: unknown) => error instanceof DOMException && error.name === "AbortError";

/** Copy and WhatsApp, for a browser that cannot share. */
const ShareDialog = ({ product, onClose }: { product: SharedProduct; onClose: () => void }) => {
  const url = urlOf(product);
  const { outcome, copy } = useCopy();
  const field = useRef<HTMLInputElement>(null);
  const copyOrSelect = async () => {
    await copy(url);
    field.current?.select();
  };
  const message = encodeURIComponent(`${product.title} ${url}`);
  return (
    <Dialog title="Share" description={product.title} isOpen onClose={onClose}>
      <div className="grid gap-3">
        <input
          ref={field}
          readOnly
          aria-label="Link to this product"
          value={url}
          onFocus={({ target }) => target.select()}
          className="min-h-12 w-full rounded-sm border border-edge bg-paper-raised px-3.5 text-ellipsis"
        />
        <p role="status" className="text-sm empty:hidden">
          {outcome === "failed" &&
            "Your browser did not let us copy the link. It is selected: please copy it."}
          {outcome === "copied" && "Link copied"}
        </p>
        <div className="grid gap-3 sm:grid-cols-2">
          <Button variant="secondary" onClick={() => void copyOrSelect()}>
            {outcome === "copied" ? <CheckIcon /> : <CopyIcon />}
            Copy link
          </Button>
          <a
            href={`https://wa.me/?text=${message}`}
            target="_blank"
            rel="noreferrer"
            className={buttonClasses({ variant: "secondary" })}
          >
            WhatsApp
          </a>
        </div>
      </div>
    </Dialog>
  );
};

/** Shares a product by the browser's own sheet, or by a dialog where there is none or it refuses. */
export const ShareProduct = ({ product, onEnd }: { product: SharedProduct; onEnd: () => void }) => {
  const [hasDialog, setHasDialog] = useState(!("share" in navigator));
  const isStarted = useRef(false);
  const share = useEffectEvent(async () => {
    try {
      await navigator.share({ title: product.title, url: urlOf(product) });
      onEnd();
    } catch (error) {
      if (isCancelled(error)) onEnd();
      else setHasDialog(true);
    }
  });
  useEffect(() => {
    if (hasDialog || isStarted.current) return;
    isStarted.current = true;
    void share();
  }, [hasDialog]);
  return hasDialog ? <ShareDialog product={product} onClose={onEnd} /> : null;
};
