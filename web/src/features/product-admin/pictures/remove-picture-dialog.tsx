import { useRef } from "react";
import type { EditedPicture_PictureFragment } from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Picture } from "../../../ui/picture.tsx";

/** Asks before a picture is removed. The safe button has the initial focus. */
export const RemovePictureDialog = ({
  picture,
  onClose,
  onRemove,
  finalFocus,
}: {
  /** `null` while it is closed. */
  picture: EditedPicture_PictureFragment | null;
  onClose: () => void;
  onRemove: (picture: EditedPicture_PictureFragment) => void;
  /** Gets the focus after closing; `null` for the opener. */
  finalFocus: () => HTMLElement | null;
}) => {
  const keepButton = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      title="Remove this picture?"
      isOpen={picture !== null}
      onClose={onClose}
      initialFocus={keepButton}
      finalFocus={finalFocus}
      footer={
        <>
          <Button ref={keepButton} variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="danger" onClick={() => picture && onRemove(picture)}>
            Remove picture
          </Button>
        </>
      }
    >
      {picture && (
        <div className="flex items-start gap-4">
          <Picture picture={picture} sizes="6rem" isDecorative className="aspect-3/4 w-24 object-cover" />
          <p>Shoppers no longer see it.</p>
        </div>
      )}
    </Dialog>
  );
};
