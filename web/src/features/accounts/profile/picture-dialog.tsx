import { useId, useState, type FormEvent } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { LINK_BROKEN, LINK_INVALID } from "./picture-link.ts";
import { PicturePreview } from "./picture-preview.tsx";
import { usePicturePreview, type Preview } from "./use-picture-preview.ts";

const problemOf = ({ status }: Preview) => {
  if (status === "broken") return LINK_BROKEN;
  return status === "empty" || status === "invalid" ? LINK_INVALID : undefined;
};

type PictureFormProps = {
  id: string;
  current: string | null;
  onChoose: (link: string) => void;
};

const PictureForm = ({ id, current, onChoose }: PictureFormProps) => {
  const [typed, setTyped] = useState(current ?? "");
  const [isChecked, setChecked] = useState(false);
  const { preview, source, onLoad, onError } = usePicturePreview(typed);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (preview.status === "shown") onChoose(preview.link);
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
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setChecked(false);
        }}
        error={isChecked || preview.status === "broken" ? problemOf(preview) : undefined}
      />
    </form>
  );
};

type PictureDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  /** The picture that she has now. */
  current: string | null;
  /** Called with the new link, or with null when she wants none. */
  onChoose: (link: string | null) => void;
};

/** A picture by its link, seen before it is taken; or none. */
export const PictureDialog = ({ isOpen, onClose, current, onChoose }: PictureDialogProps) => {
  const id = useId();
  return (
    <Dialog
      title="Profile picture"
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <>
          {current && (
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
      <PictureForm id={id} current={current} onChoose={onChoose} />
    </Dialog>
  );
};
