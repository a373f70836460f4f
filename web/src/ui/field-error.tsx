import { AlertIcon } from "./icons.tsx";

/** What is wrong with one field, below it. Nothing without a text. The field names it in `aria-describedby`. */
export const FieldError = ({ id, children }: { id: string; children: string | undefined }) =>
  children ? (
    <p id={id} className="mt-1.5 flex items-start gap-1.5 text-sm text-madder-deep">
      <AlertIcon size={16} className="mt-0.75" />
      {children}
    </p>
  ) : null;
