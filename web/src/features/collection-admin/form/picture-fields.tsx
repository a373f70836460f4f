import { useEffect, useState } from "react";
import type { CollectionEditor_CollectionFragment } from "../../../graphql/generated.ts";
import { ACCEPTED_TYPES } from "../../../ui/accepted-pictures.ts";
import { Button } from "../../../ui/button.tsx";
import { FieldError } from "../../../ui/field-error.tsx";
import { FileButton } from "../../../ui/file-button.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { FocusButton } from "../../product-admin/pictures/focus-button.tsx";
import type { ChosenFile } from "../../product-admin/pictures/focus-chooser.tsx";
import { fileProblem } from "../../product-admin/pictures/picture-files.ts";
import { FormPart } from "../../promotion-admin/form/form-fields.tsx";
import { DraftTextField, type PartProps } from "./form-fields.tsx";

/** The file as a data: URL, which the content security policy allows in images. */
const useSourceOf = (file: File | null): string | null => {
  const [read, setRead] = useState<{ file: File; source: string } | null>(null);
  useEffect(() => {
    if (!file) return;
    const reader = new FileReader();
    reader.addEventListener("load", () => setRead({ file, source: String(reader.result) }));
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return read && read.file === file ? read.source : null;
};

const pictureClasses = "aspect-3/2 w-full max-w-72 rounded-sm object-cover";

/** The picture of the collection's page and card, with its description. */
export const PictureFields = ({
  stored,
  ...fields
}: PartProps & { stored: CollectionEditor_CollectionFragment["picture"] }) => {
  const { draft, errors, onEnter } = fields;
  const [problem, setProblem] = useState<string>();
  const file = draft.picture instanceof File ? draft.picture : null;
  const shown = draft.picture === "stored" ? stored : null;
  const source = useSourceOf(file);
  const [loaded, setLoaded] = useState<ChosenFile>();
  const focus = draft.pictureFocus;
  const focusable = file ? loaded?.src === source && loaded : shown;
  const hasPicture = file !== null || shown !== null;
  const choose = ([chosen]: File[]) => {
    if (!chosen) return;
    const found = fileProblem(chosen)?.replace("A product picture", "A picture");
    setProblem(found);
    if (!found) onEnter({ picture: chosen, pictureFocus: null });
  };
  return (
    <FormPart id="picture-part" title="Picture">
      {source && (
        <img
          src={source}
          alt=""
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setLoaded({ src: source, width: naturalWidth, height: naturalHeight })
          }
          className={`${pictureClasses} ${focus ? `focus-x-${focus[0]} focus-y-${focus[1]}` : ""}`}
        />
      )}
      {shown && (
        <Picture
          picture={{ ...shown, focus }}
          isDecorative
          isInWidePlace
          sizes="18rem"
          className={pictureClasses}
        />
      )}
      <div>
        <div className="flex flex-wrap gap-3">
          <FileButton
            label={hasPicture ? "Choose another picture" : "Choose a picture"}
            accept={ACCEPTED_TYPES.join()}
            description="collection-picture-hint"
            onFiles={choose}
          />
          {focusable && (
            <FocusButton
              picture={focusable}
              focus={focus}
              onChange={(pictureFocus) => onEnter({ pictureFocus })}
            />
          )}
          {hasPicture && (
            <Button
              variant="quiet"
              onClick={() => onEnter({ picture: stored ? "removed" : "stored", pictureFocus: null })}
            >
              Remove the picture
            </Button>
          )}
        </div>
        <p id="collection-picture-hint" className="mt-2 text-sm text-ink-soft">
          Three wide to two high suits the page. JPEG, PNG, WebP or AVIF, at most 20 MB.
        </p>
        <FieldError id="collection-picture-error">{problem ?? errors.picture}</FieldError>
      </div>
      {hasPicture && (
        <DraftTextField
          fields={fields}
          field="pictureAlt"
          label="Description of the picture"
          hint="For shoppers who cannot see it. Leave it empty if the picture only decorates."
          isOptional
          maxLength={300}
        />
      )}
    </FormPart>
  );
};
