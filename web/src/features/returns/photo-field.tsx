import { PhotoPicker } from "../../ui/photo-picker.tsx";

/** Photographs of one return, as the server limits them. */
export const MAX_PHOTOS = 4;

/** Chooses up to four photographs; they are sent with the request. */
export const PhotoField = ({
  files,
  onChange,
}: {
  files: readonly File[];
  onChange: (files: File[]) => void;
}) => (
  <div>
    <h2 className="text-lg">Photographs</h2>
    <p id="photo-hint" className="mt-1 text-sm text-ink-soft">
      Up to {MAX_PHOTOS}, if something is damaged or not as shown. Only you and the shop can see them.
    </p>
    <PhotoPicker max={MAX_PHOTOS} files={files} onChange={onChange} description="photo-hint" />
  </div>
);
