import { lazy, Suspense, useState } from "react";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";

const PictureDialog = lazy(() =>
  import("./picture-dialog.tsx").then((module) => ({ default: module.PictureDialog })),
);

type ProfilePictureProps = {
  name: string;
  /** The picture that the shop knows. */
  saved: string | null;
  /** The one that the form holds. */
  chosen: string | null;
  onChoose: (picture: string | null) => void;
};

/** Her picture, and the dialog that changes it. A new one is saved with the rest of the form. */
export const ProfilePicture = ({ name, saved, chosen, onChoose }: ProfilePictureProps) => {
  const [isOpen, setOpen] = useState<boolean | null>(null);
  return (
    <div className="flex items-center gap-5">
      <Avatar name={name} picture={chosen} size="large" />
      <div>
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {chosen ? "Change Picture" : "Add a Picture"}
        </Button>
        <p role="status" className="mt-2 text-sm text-ink-soft empty:hidden">
          {chosen === saved ? null : "Not saved yet."}
        </p>
      </div>
      {isOpen !== null && (
        <Suspense>
          <PictureDialog
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            current={chosen}
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
