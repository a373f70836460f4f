import { useEffect, useRef, useState } from "react";
import type {
  EditedPicture_PictureFragment,
  PictureTextInput,
  PictureView,
} from "../../../graphql/generated.ts";
import { Badge } from "../../../ui/badge.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { AlertIcon, BinIcon, ChevronDownIcon } from "../../../ui/icons.tsx";
import { FocusIcon } from "../../../ui/action-icons.tsx";
import { isComposing } from "../../../ui/is-composing.ts";
import { Picture } from "../../../ui/picture.tsx";
import { Select, type Choice } from "../../../ui/select.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { moveButtonId } from "../../../ui/use-list-moves.ts";
import { toast } from "../../../ui/toast.ts";
import { FocusDialog } from "./focus-dialog.tsx";
import { descriptionId } from "./undescribed-notice.tsx";

/** The id of the button that removes a picture. */
export const removeButtonId = (pictureId: string): string => `picture-remove-${pictureId}`;

const views: Choice<PictureView>[] = [
  { value: "FRONT", label: "Front" },
  { value: "BACK", label: "Back" },
  { value: "DETAIL", label: "Detail" },
  { value: "FLAT", label: "Laid flat" },
];

type PictureItemProps = {
  picture: EditedPicture_PictureFragment;
  /** "Picture 2", for the names of its controls. */
  name: string;
  colors: readonly string[];
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: -1 | 1) => void;
  /** Returns whether the text was saved. */
  onChange: (text: PictureTextInput) => Promise<boolean>;
  onRemove: () => void;
};

/**
 * Saves a text that was typed and not sent yet when its field is removed: the browser's Back key leaves the page from within the
 * field, and React sends no blur then.
 */
const useSaveOnUnmount = (unsent: string | null, save: (text: string) => Promise<boolean>) => {
  const latest = useRef({ unsent, save });
  useEffect(() => {
    latest.current = { unsent, save };
  });
  useEffect(
    () => () => {
      const { unsent: text, save: saveText } = latest.current;
      if (text === null) return;
      void saveText(text).then(
        (isSaved) => isSaved || toast.error("The description of a picture could not be saved."),
      );
    },
    [],
  );
};

/** One picture of the editor: its place, what it shows, and its removal. The text is saved when the field is left. */
export const PictureItem = ({
  picture,
  name,
  colors,
  isFirst,
  isLast,
  onMove,
  onChange,
  onRemove,
}: PictureItemProps) => {
  const [typedAlt, setTypedAlt] = useState<string | null>(null);
  const [isAltSent, setAltSent] = useState(false);
  const altInFlight = useRef<string | null>(null);
  const alt = typedAlt ?? picture.alt;
  const isUndescribed = alt.trim() === "";
  const saveAlt = async () => {
    // Enter saves the text, and leaving the field during that request would send it again.
    if (typedAlt === null || typedAlt === altInFlight.current) return;
    setAltSent(true);
    altInFlight.current = typedAlt;
    const isSaved = typedAlt.trim() === picture.alt || (await onChange({ alt: typedAlt }));
    altInFlight.current = null;
    // A failed save keeps the text, and so does typing during the save.
    if (isSaved) setTypedAlt((current) => (current === typedAlt ? null : current));
  };
  useSaveOnUnmount(isAltSent || typedAlt?.trim() === picture.alt ? null : typedAlt, (text) =>
    onChange({ alt: text }),
  );
  const [isFocusing, setFocusing] = useState(false);
  // A colour that the product no longer has stays visible until another one is chosen.
  const choices = [...new Set([...colors, ...(picture.color ? [picture.color] : [])])];
  return (
    <div className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 gap-y-3">
      <div className="sm:row-span-2">
        <button
          type="button"
          aria-label={`Focus of ${name}`}
          title="Set the focus"
          onClick={() => setFocusing(true)}
          className="group relative block w-full cursor-pointer"
        >
          <Picture
            picture={picture}
            sizes="6rem"
            isDecorative
            // The list item is dragged, not the file.
            className="pointer-events-none aspect-3/4 w-full object-cover"
          />
          <span className="absolute right-1 bottom-1 grid size-7 place-items-center rounded-full bg-paper/90">
            <FocusIcon size={16} />
          </span>
        </button>
        <FocusDialog
          picture={picture}
          name={name}
          isOpen={isFocusing}
          onChange={onChange}
          onClose={() => setFocusing(false)}
        />
        <div className="mt-1 flex justify-center">
          <IconButton
            id={moveButtonId("picture", picture.id, -1)}
            label={`Move ${name} earlier`}
            aria-disabled={isFirst}
            onClick={() => isFirst || onMove(-1)}
            className="aria-disabled:opacity-40"
          >
            <ChevronDownIcon className="rotate-180" />
          </IconButton>
          <IconButton
            id={moveButtonId("picture", picture.id, 1)}
            label={`Move ${name} later`}
            aria-disabled={isLast}
            onClick={() => isLast || onMove(1)}
            className="aria-disabled:opacity-40"
          >
            <ChevronDownIcon />
          </IconButton>
        </div>
      </div>
      <div className="grid content-start gap-3">
        <div className="flex items-center justify-between gap-2">
          <p className="font-semibold">
            {isFirst ? "Cover" : <span className="inline-block first-letter:uppercase">{name}</span>}
          </p>
          <IconButton
            id={removeButtonId(picture.id)}
            label={`Remove ${name}`}
            onClick={onRemove}
            className="-mr-2"
          >
            <BinIcon />
          </IconButton>
        </div>
        <div className="grid gap-3 sm:grid-cols-2">
          {choices.length > 0 && (
            <Select
              label="Colour"
              aria-label={`Colour of ${name}`}
              placeholder="All colours"
              value={picture.color ?? ""}
              choices={choices.map((color) => ({ value: color, label: color }))}
              onChange={({ target }) => void onChange({ color: target.value || null })}
            />
          )}
          <Select
            label="View"
            aria-label={`View of ${name}`}
            value={picture.view}
            choices={views}
            onChange={({ target }) => void onChange({ view: target.value as PictureView })}
          />
        </div>
      </div>
      <div className="max-sm:col-span-2">
        <TextField
          id={descriptionId(picture.id)}
          label={`Description of ${name}`}
          hint={isUndescribed ? "Describe the picture for shoppers who cannot see it." : undefined}
          value={alt}
          maxLength={300}
          onChange={({ target }) => {
            setTypedAlt(target.value);
            setAltSent(false);
          }}
          onBlur={() => void saveAlt()}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || isComposing(event)) return;
            event.preventDefault();
            void saveAlt();
          }}
        />
        {isUndescribed && (
          <p className="mt-2">
            <Badge tone="amber" icon={<AlertIcon size={16} />}>
              Needs a description
            </Badge>
          </p>
        )}
      </div>
    </div>
  );
};
