import { useId } from "react";
import { PhotoPicker, type SentPhoto } from "../../ui/photo-picker.tsx";

/** Photographs of one review, as the server limits them. */
const MAX_PHOTOS = 3;

/** Chooses the photographs of a review. Those of before can be removed. */
export const ReviewPhotoField = ({
  files,
  onChange,
  sent,
}: {
  files: readonly File[];
  onChange: (files: File[]) => void;
  sent: { photos: readonly SentPhoto[]; onRemove: (id: string) => void };
}) => {
  const hintId = useId();
  return (
    <div>
      <h3 className="font-sans text-sm font-semibold tracking-normal">
        Photographs <span className="font-normal text-ink-faint">(optional)</span>
      </h3>
      <p id={hintId} className="mt-1 text-sm text-ink-faint">
        Up to {MAX_PHOTOS}, shown with your review.
      </p>
      <PhotoPicker max={MAX_PHOTOS} files={files} onChange={onChange} sent={sent} description={hintId} />
    </div>
  );
};
