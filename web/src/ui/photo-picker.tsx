import { useEffect, useState, type ReactNode } from "react";
import { Button } from "./button.tsx";
import { PhotoInput } from "./photo-input.tsx";

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

/** A small photograph with the button that removes it. */
const PhotoItem = ({
  name,
  onRemove,
  children,
}: {
  name: string;
  onRemove: () => void;
  children: ReactNode;
}) => (
  <li className="grid justify-items-center">
    <span className="block size-20 overflow-hidden rounded-sm bg-paper-deep">{children}</span>
    <Button variant="quiet" onClick={onRemove} aria-label={`Remove ${name}`}>
      Remove
    </Button>
  </li>
);

export type SentPhoto = { id: string; thumbnailUrl: string };

type PhotoPickerProps = {
  /** Maximum number of photographs, sent ones included. */
  max: number;
  files: readonly File[];
  onChange: (files: File[]) => void;
  /** Photographs that the shop has, with what removes one. */
  sent?: { photos: readonly SentPhoto[]; onRemove: (id: string) => void };
  /** The id of a text that explains the choice. */
  description?: string;
};

/** Chooses photographs that are sent with a form. */
export const PhotoPicker = ({ max, files, onChange, sent, description }: PhotoPickerProps) => {
  const sentPhotos = sent?.photos ?? [];
  const room = max - sentPhotos.length;
  return (
    <>
      {sentPhotos.length + files.length > 0 && (
        <ul aria-label="Chosen photographs" className="mt-4 flex flex-wrap gap-3">
          {sentPhotos.map((photo, index) => (
            <PhotoItem
              key={photo.id}
              name={`photograph ${index + 1}`}
              onRemove={() => sent?.onRemove(photo.id)}
            >
              <img
                src={photo.thumbnailUrl}
                alt={`Photograph ${index + 1}`}
                className="size-full object-cover"
              />
            </PhotoItem>
          ))}
          {files.map((file, index) => (
            <PhotoItem
              key={`${file.name} ${file.lastModified} ${file.size}`}
              name={`photograph ${sentPhotos.length + index + 1}`}
              onRemove={() => onChange(files.filter((other) => other !== file))}
            >
              <PhotoPreview file={file} alt={`Photograph ${sentPhotos.length + index + 1}`} />
            </PhotoItem>
          ))}
        </ul>
      )}
      {files.length < room && (
        <div className="mt-4">
          <PhotoInput
            label="Choose photographs"
            description={description}
            onChoose={(chosen) => onChange([...files, ...chosen].slice(0, room))}
          />
        </div>
      )}
    </>
  );
};
