import { FileButton } from "./file-button.tsx";

const TYPES = "image/jpeg,image/png,image/webp,image/avif";

type PhotoInputProps = {
  label: string;
  onChoose: (files: File[]) => void;
  isBusy?: boolean;
  description?: string | undefined;
};

/** A button that chooses photographs. */
export const PhotoInput = ({ label, onChoose, isBusy = false, description }: PhotoInputProps) => (
  <FileButton
    label={isBusy ? "Sending photographs" : label}
    accept={TYPES}
    multiple
    isDisabled={isBusy}
    description={description}
    onFiles={onChoose}
  />
);
