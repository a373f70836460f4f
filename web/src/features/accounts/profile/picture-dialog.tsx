import { useId, useState, type FormEvent } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { invalidLinkText, LINK_BROKEN } from "./picture-link.ts";
import { PicturePreview } from "./picture-preview.tsx";
import { usePicturePreview, type PreviewState } from "./use-picture-preview.ts";

const linkProblem = ({ status }: PreviewState, typed: string) => {
  if (status === "broken") return LINK_BROKEN;
  return status === "empty" || status === "invalid" ? invalidLinkText(typed) : undefined;
};

type PictureFormProps = {
  id: string;
  currentPicture: string | null;
  onChoose: (link: string) => void;
};

const PictureForm = ({ id, currentPicture, onChoose }: PictureFormProps) => {
  const [linkText, setLinkText] = useState(currentPicture ?? "");
  const [isChecked, setChecked] = useState(false);
  const { preview, source, onLoad, onError } = usePicturePreview(linkText);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (preview.status === "loaded") onChoose(preview.link);
    else setChecked(true);
  };
  return (
    <form id={id} onSubmit={submit} noValidate className="grid gap-5">
      <PicturePreview preview={preview} source={source} onLoad={onLoad} onError={onError} />
      <TextField
        label="Direct image link"
        type="url"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="https://"
        hint="The address of the picture itself, beginning with https://."
        value={linkText}
        onChange={({ target }) => {
          setLinkText(target.value);
          setChecked(false);
        }}
        error={isChecked || preview.status === "broken" ? linkProblem(preview, linkText) : undefined}
      />
    </form>
  );
};

type PictureDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  /** The current picture; `null` if missing. */
  currentPicture: string | null;
  /** Called with the new link, or with `null` to remove the picture. */
  onChoose: (link: string | null) => void;
};

/** Sets the profile picture by a link, after a preview, or removes it. */
export const PictureDialog = ({ isOpen, onClose, currentPicture, onChoose }: PictureDialogProps) => {
  const id = useId();
  return (
    <Dialog
      title="Profile picture"
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <>
          {currentPicture && (
            <Button variant="danger" className="mr-auto" onClick={() => onChoose(null)}>
              Remove
            </Button>
          )}
          <Button type="submit" form={id}>
            Use This Picture
          </Button>
        </>
      }
    >
      <PictureForm id={id} currentPicture={currentPicture} onChoose={onChoose} />
    </Dialog>
  );
};
