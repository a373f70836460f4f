import { AlertIcon } from "./icons.tsx";

/** The error of one field, below it; renders nothing without a text. The field refers to it by `aria-describedby`. */
export const FieldError = ({ id, children }: { id: string; children: string | undefined }) =>
  children ? (
    <p id={id} className="mt-1.5 flex items-start gap-1.5 text-sm text-madder-deep">
      <AlertIcon size={16} className="mt-0.75" />
      {children}
    </p>
  ) : null;
