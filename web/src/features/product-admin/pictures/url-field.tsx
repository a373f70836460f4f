import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/text-field.tsx";

/** Adds a picture by its URL. Not a form of its own: it stands in the form of the product. */
export const UrlField = ({
  onAdd,
  isAdding,
}: {
  /** Returns whether the picture was added. */
  onAdd: (url: string) => Promise<boolean>;
  isAdding: boolean;
}) => {
  const [url, setUrl] = useState("");
  const add = async () => {
    if (url.trim() !== "" && !isAdding && (await onAdd(url))) setUrl("");
  };
  return (
    <div className="mt-4 flex flex-wrap items-end gap-3">
      <TextField
        label="Picture by URL"
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        value={url}
        className="min-w-0 grow basis-60"
        onChange={({ target }) => setUrl(target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          void add();
        }}
      />
      <Button
        variant="secondary"
        className="min-h-12!"
        isLoading={isAdding}
        disabled={url.trim() === ""}
        onClick={() => void add()}
      >
        Add by URL
      </Button>
    </div>
  );
};
