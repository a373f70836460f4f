import { useCallback, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { currentParameters } from "../../../ui/current-parameters.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { pictureEditor } from "./pictures/picture-slot.tsx";
import { ProductEditor } from "./product-editor.tsx";
import { EDIT_PARAMETER } from "./use-edit-link.ts";

/**
 * The edit dialog of the list (specification, section 2), opened by `?edit=ID`, so that the back button closes it. Closing
 * keeps unsaved changes as a draft.
 */
export const ProductEditorDialog = () => {
  const [parameters, setParameters] = useSearchParams();
  const productId = parameters.get(EDIT_PARAMETER);
  // The content stays while the dialog fades out.
  const [lastId, setLastId] = useState(productId);
  if (productId && productId !== lastId) setLastId(productId);
  const close = useCallback(() => {
    const next = currentParameters();
    next.delete(EDIT_PARAMETER);
    setParameters(next, { replace: true });
  }, [setParameters]);
  return (
    <Dialog title="Edit product" isOpen={productId !== null} onClose={close} width="wide" isInUrl>
      <div className="[--bar-bottom:-1.5rem] [--foot-bar:0px]">
        {lastId && <ProductEditor key={lastId} productId={lastId} pictures={pictureEditor} />}
      </div>
    </Dialog>
  );
};
