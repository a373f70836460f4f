import { ACCEPTED_TYPES } from "./accepted-pictures.ts";
import { FileButton } from "./file-button.tsx";

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
    accept={ACCEPTED_TYPES.join()}
    multiple
    isDisabled={isBusy}
    description={description}
    onFiles={onChoose}
  />
);
