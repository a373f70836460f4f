import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from "react";
import { useSearchParams } from "react-router-dom";
import { currentParameters } from "../../ui/current-parameters.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { isFocusLost } from "../../ui/use-focus-when-lost.ts";
import { PictureEditor } from "./pictures/picture-editor.tsx";
import { ProductEditor } from "./product-editor.tsx";
import { EDIT_PARAMETER } from "./edit-path.ts";

const pictureEditor = ({ id }: { id: string }) => <PictureEditor productId={id} />;

type ProductEditorDialogProps = {
  /** Gets the focus after closing, if no control opened the dialog: a link from another page did. */
  list: RefObject<HTMLElement | null>;
};

/**
 * The edit dialog of the list (specification, section 2), opened by `?edit=ID`, so that the back button closes it. Closing
 * keeps unsaved changes as a draft.
 */
export const ProductEditorDialog = ({ list }: ProductEditorDialogProps) => {
  const [parameters, setParameters] = useSearchParams();
  const productId = parameters.get(EDIT_PARAMETER) || null;
  // The content stays while the dialog fades out.
  const [lastId, setLastId] = useState(productId);
  if (productId && productId !== lastId) setLastId(productId);
  const hasOpener = useRef(false);
  // Layout effect: before the dialog takes the focus.
  useLayoutEffect(() => {
    if (productId) hasOpener.current = !isFocusLost();
  }, [productId]);
  const close = useCallback(() => {
    const next = currentParameters();
    next.delete(EDIT_PARAMETER);
    setParameters(next, { replace: true });
  }, [setParameters]);
  return (
    <Dialog
      title="Edit product"
      isOpen={productId !== null}
      onClose={close}
      finalFocus={() => (hasOpener.current ? null : list.current)}
      width="wide"
      hasNoHistoryEntry
    >
      <div className="[--bar-bottom:-1.5rem] [--foot-bar:0px]">
        {lastId && <ProductEditor key={lastId} productId={lastId} pictures={pictureEditor} />}
      </div>
    </Dialog>
  );
};
