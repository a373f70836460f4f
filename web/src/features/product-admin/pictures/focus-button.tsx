import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import type { PictureFile } from "../../../ui/picture.tsx";
import { FocusChooser, pageCrops, type ChosenFile } from "./focus-chooser.tsx";
import { focusOf, type Focus } from "./focus.ts";

/** Opens the focus of a picture of a text or a collection, which its form holds. */
export const FocusButton = ({
  picture,
  focus,
  onChange,
}: {
  picture: PictureFile | ChosenFile;
  focus: readonly number[] | null | undefined;
  onChange: (focus: Focus | null) => void;
}) => {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {focus ? "Change the focus" : "Set the focus"}
      </Button>
      <Dialog title="Focus of the picture" isOpen={isOpen} onClose={close} width="wide">
        <FocusChooser
          picture={picture}
          focus={focusOf(focus)}
          crops={pageCrops}
          advice="Press what must stay visible where a page cuts the picture. It is saved with the form."
          onSet={onChange}
        >
          <Button size="medium" onClick={close}>
            Done
          </Button>
        </FocusChooser>
      </Dialog>
    </>
  );
};
