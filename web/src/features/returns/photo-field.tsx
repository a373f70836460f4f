import { useEffect, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { MAX_PHOTOS, PhotoInput } from "./photo-input.tsx";

/** The file as a data: URL, which the content security policy allows in images. */
const PhotoPreview = ({ file, alt }: { file: File; alt: string }) => {
  const [source, setSource] = useState<string | null>(null);
  useEffect(() => {
    const reader = new FileReader();
    reader.addEventListener("load", () => setSource(String(reader.result)));
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return source ? <img src={source} alt={alt} className="size-full object-cover" /> : null;
};

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
    {files.length > 0 && (
      <ul aria-label="Chosen photographs" className="mt-4 flex flex-wrap gap-3">
        {files.map((file, index) => (
          <li key={`${file.name} ${file.lastModified} ${file.size}`} className="grid justify-items-center">
            <span className="block size-20 overflow-hidden rounded-sm bg-paper-deep">
              <PhotoPreview file={file} alt={`Photograph ${index + 1}`} />
            </span>
            <Button
              variant="quiet"
              onClick={() => onChange(files.filter((other) => other !== file))}
              aria-label={`Remove photograph ${index + 1}`}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
    )}
    {files.length < MAX_PHOTOS && (
      <div className="mt-4">
        <PhotoInput
          label="Choose photographs"
          description="photo-hint"
          onChoose={(chosen) => onChange([...files, ...chosen].slice(0, MAX_PHOTOS))}
        />
      </div>
    )}
  </div>
);
