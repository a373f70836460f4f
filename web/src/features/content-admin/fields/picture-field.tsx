import { useEffect, useId, useRef, useState } from "react";
import { errorMessage } from "../../../graphql/error-message.ts";
import { useAddContentPictureMutation, type ContentPictureInput } from "../../../graphql/generated.ts";
import { useUploadProgress } from "../../../graphql/use-upload-progress.ts";
import { ACCEPTED_TYPES } from "../../../ui/accepted-pictures.ts";
import { Button } from "../../../ui/button.tsx";
import { FieldError } from "../../../ui/field-error.tsx";
import { FileButton } from "../../../ui/file-button.tsx";
import type { PictureFile } from "../../../ui/picture.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { UploadProgress } from "../../../ui/upload-progress.tsx";
import { FocusButton } from "../../product-admin/pictures/focus-button.tsx";
import type { ChosenFile } from "../../product-admin/pictures/focus-chooser.tsx";

type PictureFieldProps = {
  /** Id of the text. */
  contentId: string;
  value: ContentPictureInput | null | undefined;
  /** A picture that the section cannot do without. */
  isNeeded?: boolean;
  error?: string | undefined;
  onChange: (value: ContentPictureInput | null) => void;
};

const sourceOf = ({ mediaKey }: ContentPictureInput): string => `/media/${mediaKey}/320.webp`;

const pictureOf = ({ mediaKey }: ContentPictureInput, { width, height }: ChosenFile): PictureFile => ({
  baseUrl: `/media/${mediaKey}`,
  widths: [320, 720],
  width,
  height,
});

/** A picture of a text: chosen from the phone or the computer, with its alternative text. */
export const PictureField = ({ contentId, value, isNeeded = false, error, onChange }: PictureFieldProps) => {
  const errorId = useId();
  const [add, { loading }] = useAddContentPictureMutation();
  const progress = useUploadProgress();
  const [failure, setFailure] = useState<string | null>(null);
  /** The picture that is shown: its text knows no size. */
  const [loaded, setLoaded] = useState<ChosenFile>();
  /** The form may change during an upload. */
  const latest = useRef<Pick<PictureFieldProps, "value" | "onChange"> | null>(null);
  useEffect(() => {
    latest.current = { value, onChange };
    return () => {
      latest.current = null;
    };
  });
  const upload = async ([file]: File[]) => {
    if (!file) return;
    setFailure(null);
    try {
      const { data } = await add({ variables: { id: contentId, file }, context: progress.contextOf(0, 1) });
      const field = latest.current;
      if (data) {
        const { mediaKey } = data.addContentPicture;
        field?.onChange({ mediaKey, alt: field.value?.alt ?? "", focus: null });
      }
    } catch (reason) {
      setFailure(errorMessage(reason, { fallback: "The picture could not be uploaded. Please try again." }));
    } finally {
      progress.end();
    }
  };
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-4">
        {value && (
          <img
            src={sourceOf(value)}
            alt=""
            onLoad={({ currentTarget: { src, naturalWidth, naturalHeight } }) =>
              setLoaded({ src, width: naturalWidth, height: naturalHeight })
            }
            className={`aspect-square w-20 bg-paper-deep object-cover ${value.focus ? `focus-x-${value.focus[0]} focus-y-${value.focus[1]}` : ""}`}
          />
        )}
        <FileButton
          label={loading ? "Uploading" : value ? "Replace picture" : "Choose a picture"}
          accept={ACCEPTED_TYPES.join(",")}
          isDisabled={loading}
          description={errorId}
          onFiles={(files) => void upload(files)}
        />
        {value && loaded?.src.endsWith(sourceOf(value)) && (
          <FocusButton
            picture={pictureOf(value, loaded)}
            focus={value.focus}
            onChange={(focus) => onChange({ ...value, focus: focus && [...focus] })}
          />
        )}
        {value && !isNeeded && (
          <Button variant="quiet" onClick={() => onChange(null)}>
            Remove the picture
          </Button>
        )}
      </div>
      <UploadProgress share={progress.share} />
      <FieldError id={errorId}>{failure ?? error}</FieldError>
      {value && (
        <TextField
          label="What the picture shows"
          isOptional
          hint="For shoppers who use a screen reader."
          maxLength={300}
          value={value.alt}
          onChange={({ target }) => onChange({ ...value, alt: target.value })}
        />
      )}
    </div>
  );
};
