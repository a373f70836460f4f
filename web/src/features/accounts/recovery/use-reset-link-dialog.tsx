import { Suspense, useState } from "react";
import { lazyPart } from "../../../ui/lazy-part.ts";

const ForgotPasswordDialog = lazyPart(() => import("./forgot-password-dialog.tsx"), "ForgotPasswordDialog");

/** The dialog that mails a reset link, loaded when it is first opened. Render `dialog` on the page and call `open`. */
export const useResetLinkDialog = () => {
  const [email, setEmail] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = (typedEmail = "") => {
    setEmail(typedEmail);
    setOpen(true);
  };
  const dialog = email !== null && (
    <Suspense>
      <ForgotPasswordDialog isOpen={isOpen} onClose={() => setOpen(false)} email={email} />
    </Suspense>
  );
  return { open, dialog };
};
