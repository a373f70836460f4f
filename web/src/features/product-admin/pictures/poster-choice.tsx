import type {
  EditedPicture_PictureFragment,
  EditedPictures_ProductFragment,
} from "../../../graphql/generated.ts";
import { ACCEPTED_TYPES } from "../../../ui/accepted-pictures.ts";
import { FileButton } from "../../../ui/file-button.tsx";
import { Picture, type PictureFile } from "../../../ui/picture.tsx";
import { UploadProgress } from "../../../ui/upload-progress.tsx";
import type { ChosenPoster } from "./poster-to-send.ts";

type Video = NonNullable<EditedPictures_ProductFragment["video"]>;

const Choice = ({
  picture,
  label,
  isChosen,
  onPress,
}: {
  picture: PictureFile;
  label: string;
  isChosen: boolean;
  onPress: () => void;
}) => (
  <button
    type="button"
    aria-label={label}
    aria-pressed={isChosen}
    onClick={() => isChosen || onPress()}
    className="relative aspect-3/4 w-14 aria-pressed:after:absolute aria-pressed:after:inset-0 aria-pressed:after:border-2 aria-pressed:after:border-ink"
  >
    <Picture
      picture={picture}
      sizes="3.5rem"
      isDecorative
      className="absolute inset-0 size-full object-cover"
    />
  </button>
);

/** The picture that stands for a video before it is played: the first one, another one of the product, or one of its own. */
export const PosterChoice = ({
  video: { poster },
  pictures,
  progress,
  onChange,
}: {
  video: Video;
  pictures: readonly EditedPicture_PictureFragment[];
  /** The sent share of an own picture; `null` while none is sent. */
  progress: number | null;
  onChange: (poster: ChosenPoster) => Promise<boolean>;
}) => {
  const chosen = poster === null ? 0 : pictures.findIndex(({ baseUrl }) => baseUrl === poster.baseUrl);
  return (
    <div role="group" aria-labelledby="poster-heading">
      <p id="poster-heading" className="text-sm font-semibold">
        Shown before it is played
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {poster && chosen < 0 && (
          <Choice picture={poster} label="Picture of its own" isChosen onPress={() => undefined} />
        )}
        {pictures.map((picture, index) => (
          <Choice
            key={picture.id}
            picture={picture}
            label={index === 0 ? "The first picture" : `Picture ${index + 1}`}
            isChosen={index === chosen}
            onPress={() => void onChange(index === 0 ? {} : { pictureId: picture.id })}
          />
        ))}
      </div>
      <div className="mt-2">
        <FileButton
          label="Upload another picture"
          variant="quiet"
          accept={ACCEPTED_TYPES.join()}
          onFiles={([file]) => file && void onChange({ file })}
        />
      </div>
      <UploadProgress share={progress} className="mt-2" />
    </div>
  );
};
