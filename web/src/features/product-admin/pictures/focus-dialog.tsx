import { useEffect, useRef, useState } from "react";
import type { EditedPicture_PictureFragment, PictureTextInput } from "../../../graphql/generated.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { FocusChooser, type FocusCrop } from "./focus-chooser.tsx";
import { focusOf, type Focus } from "./focus.ts";

/** Arrow keys are pressed several times: the point is saved once they rest. */
const REST_MS = 500;

const crops: readonly FocusCrop[] = [
  { name: "Card", shape: "aspect-3/4", isWide: false },
  { name: "Phone", shape: "aspect-square", isWide: false },
  { name: "Wide", shape: "aspect-3/2", isWide: true },
];

/** The focus of a product's picture. Each point is saved at once. */
const FocusEditor = ({
  picture,
  onChange,
}: {
  picture: EditedPicture_PictureFragment;
  onChange: (text: PictureTextInput) => Promise<boolean>;
}) => {
  const [focus, setFocus] = useState(focusOf(picture.focus));
  const [isSaved, setSaved] = useState<boolean>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unsaved = useRef<Focus | null | undefined>(undefined);
  const save = async () => {
    clearTimeout(timer.current);
    if (unsaved.current === undefined) return;
    const next = unsaved.current;
    unsaved.current = undefined;
    setSaved(await onChange({ focus: next && [...next] }));
  };
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  // A point that was moved by a key just before the dialog closes is saved too.
  useEffect(() => () => void latest.current(), []);
  const set = (next: Focus | null, isMoved: boolean) => {
    setFocus(next);
    setSaved(undefined);
    unsaved.current = next;
    clearTimeout(timer.current);
    if (isMoved) timer.current = setTimeout(() => void save(), REST_MS);
    else void save();
  };
  return (
    <FocusChooser
      picture={picture}
      focus={focus}
      crops={crops}
      advice="Press what must stay visible where the shop cuts the picture: a face, a neckline, a buckle."
      onSet={set}
    >
      <output className={`text-sm ${isSaved ? "text-leaf" : "text-red-text"}`}>
        {isSaved === true && "Saved"}
        {isSaved === false && "This could not be saved. Please try again."}
      </output>
    </FocusChooser>
  );
};

/** Sets the focus of a picture. */
export const FocusDialog = ({
  picture,
  name,
  isOpen,
  onChange,
  onClose,
}: {
  picture: EditedPicture_PictureFragment;
  /** "picture 2" */
  name: string;
  isOpen: boolean;
  onChange: (text: PictureTextInput) => Promise<boolean>;
  onClose: () => void;
}) => (
  <Dialog title={`Focus of ${name}`} isOpen={isOpen} onClose={onClose} width="wide">
    <FocusEditor picture={picture} onChange={onChange} />
  </Dialog>
);
