import { Suspense, useState } from "react";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { lazyPart } from "../../../ui/lazy-part.ts";

const PictureDialog = lazyPart(() => import("./picture-dialog.tsx"), "PictureDialog");

type ProfilePictureProps = {
  name: string;
  /** The picture saved on the server. */
  saved: string | null;
  /** The picture selected in the form. */
  selected: string | null;
  onChoose: (picture: string | null) => void;
};

/** The profile picture and the dialog that changes it. A new picture is saved with the rest of the form. */
export const ProfilePicture = ({ name, saved, selected, onChoose }: ProfilePictureProps) => {
  // `null` until the dialog is first opened: its code is loaded then.
  const [isOpen, setOpen] = useState<boolean | null>(null);
  return (
    <div className="flex items-center gap-5">
      <Avatar name={name} picture={selected} size="large" />
      <div>
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {selected ? "Change Picture" : "Add a Picture"}
        </Button>
        <p role="status" className="mt-2 text-sm text-ink-soft empty:hidden">
          {selected === saved ? null : "Not saved yet."}
        </p>
      </div>
      {isOpen !== null && (
        <Suspense>
          <PictureDialog
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            currentPicture={selected}
            onChoose={(picture) => {
              onChoose(picture);
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </div>
  );
};
