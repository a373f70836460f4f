import { useRef, useState, type DragEvent } from "react";
import { Button } from "../../../ui/button.tsx";
import { ACCEPTED_TYPES } from "../../../ui/accepted-pictures.ts";

/** Gets the focus after the removal of the last picture. */
export const CHOOSE_BUTTON_ID = "choose-pictures";

const hasFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes("Files");

/** Takes pictures: dropped on it, chosen, or taken by the camera of a phone. */
export const DropZone = ({ onFiles }: { onFiles: (files: File[]) => void }) => {
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);

  const input = (label: string, attributes: { multiple?: true; capture?: "environment" }) => (
    <input
      ref={attributes.capture ? camera : chooser}
      type="file"
      aria-label={label}
      tabIndex={-1}
      accept={ACCEPTED_TYPES.join()}
      {...attributes}
      className="sr-only"
      onChange={({ target }) => {
        onFiles([...(target.files ?? [])]);
        // The same file can be chosen again.
        target.value = "";
      }}
    />
  );

  return (
    <div
      className={`rounded-sm border border-dashed px-4 py-6 text-center transition-colors duration-150 ${isOver ? "border-indigo bg-indigo-tint" : "border-edge"}`}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <div className="flex flex-wrap justify-center gap-3">
        <Button id={CHOOSE_BUTTON_ID} variant="secondary" onClick={() => chooser.current?.click()}>
          Choose pictures
        </Button>
        <span className="hidden pointer-coarse:inline">
          <Button variant="secondary" onClick={() => camera.current?.click()}>
            Take a photo
          </Button>
        </span>
      </div>
      <p className="mt-3 text-sm text-ink-soft">
        <span className="pointer-coarse:hidden">Or drop them here. </span>
        JPEG, PNG, WebP or AVIF, at most 20 MB each
      </p>
      {input("Pictures", { multiple: true })}
      {input("Photo", { capture: "environment" })}
    </div>
  );
};
