import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { DropZone } from "../pictures/drop-zone.tsx";
import { fileProblem, isSameFile } from "../pictures/picture-files.ts";

type NewPicturesProps = { files: readonly File[]; onFiles: (files: readonly File[]) => void };

const Thumbnail = ({ file }: { file: File }) => (
  <img
    ref={(image) => {
      if (!image) return;
      image.src = URL.createObjectURL(file);
      return () => URL.revokeObjectURL(image.src);
    }}
    alt=""
    className="h-20 w-15 rounded-sm bg-paper-deep object-cover"
  />
);

/** The picture files of a new product. They are uploaded when the product is saved; the first one becomes the cover. */
export const NewPictures = ({ files, onFiles }: NewPicturesProps) => {
  const [problems, setProblems] = useState<readonly string[]>([]);
  const add = (chosen: readonly File[]) => {
    setProblems(
      chosen.flatMap((file) => {
        const problem = fileProblem(file);
        return problem ? [`${file.name}: ${problem}`] : [];
      }),
    );
    const added = chosen.filter(
      (file) => !fileProblem(file) && !files.some((other) => isSameFile(other, file)),
    );
    onFiles([...files, ...added]);
  };
  return (
    <section aria-labelledby="new-pictures" className="mb-5">
      <h2 id="new-pictures" className="mb-3 text-lg">
        Pictures
      </h2>
      <DropZone onFiles={add} />
      {problems.map((problem) => (
        <p key={problem} role="alert" className="mt-2 text-sm text-madder-deep wrap-anywhere">
          {problem}
        </p>
      ))}
      {files.length > 0 && (
        <ul aria-label="Chosen pictures" className="mt-4 grid gap-3 sm:grid-cols-2">
          {files.map((file, index) => (
            <li key={`${file.name} ${file.size}`} className="flex items-center gap-3">
              <Thumbnail file={file} />
              <span className="min-w-0 flex-1 truncate text-sm">
                {index === 0 && <span className="block font-semibold">Cover</span>}
                {file.name}
              </span>
              <Button
                variant="quiet"
                size="small"
                aria-label={`Remove ${file.name}`}
                onClick={() => onFiles(files.filter((other) => other !== file))}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
