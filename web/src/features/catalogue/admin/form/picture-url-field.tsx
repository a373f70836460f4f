import { TextField } from "../../../../ui/text-field.tsx";

/** The URL of a new product's first picture. */
export const PictureUrlField = ({
  text,
  error,
  onType,
}: {
  text: string;
  error: string | undefined;
  onType: (text: string) => void;
}) => (
  <TextField
    label="Image URL"
    name="imageUrl"
    type="url"
    inputMode="url"
    autoComplete="off"
    value={text}
    error={error}
    hint="A link that starts with https://. The shop fetches the picture and keeps a copy."
    onChange={({ target }) => onType(target.value)}
    isOptional
  />
);
