import { Suspense, useId, useState } from "react";
import type { UnverifiedEmail_UserFragment } from "../../../graphql/generated.ts";
import { Button } from "../../../ui/button.tsx";
import { FormMessage } from "../../../ui/form-message.tsx";
import { lazyPart } from "../../../ui/lazy-part.ts";

const SendConfirmationDialog = lazyPart(
  () => import("./send-confirmation-dialog.tsx"),
  "SendConfirmationDialog",
);

type UnverifiedEmailProps = {
  user: UnverifiedEmail_UserFragment;
  /** True if the change of address has just mailed the link. */
  isSent?: boolean;
  className?: string;
};

/**
 * A notice that the e-mail address is not verified, with a button that mails the link. `null` for a verified address.
 */
export const UnverifiedEmail = ({ user, isSent = false, className = "" }: UnverifiedEmailProps) => {
  const id = useId();
  // `null` until the dialog is first opened: its code is loaded then.
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { email, isEmailVerified, recoveryEmail } = user;
  if (isEmailVerified) return null;
  const hasLink = isSent || sentTo === email;
  return (
    <section
      aria-labelledby={id}
      className={`rounded-sm border border-hairline bg-paper-raised p-5 ${className}`}
    >
      <h2 id={id} className="font-sans text-base font-semibold tracking-normal">
        Verify your e-mail address
      </h2>
      <p className="mt-1 wrap-anywhere text-ink-soft">
        {email} is not verified yet.
        {recoveryEmail !== email && ` Until it is, a forgotten password is mailed to ${recoveryEmail}.`}
      </p>
      <FormMessage tone="success" className={hasLink ? "mt-4" : ""}>
        {hasLink ? "Check your inbox for the verification link!" : null}
      </FormMessage>
      <Button variant="secondary" aria-haspopup="dialog" className="mt-4" onClick={() => setOpen(true)}>
        {hasLink ? "Send Another Link" : "Send Verification Link"}
      </Button>
      {isOpen !== null && (
        <Suspense>
          <SendConfirmationDialog
            email={email}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            onSent={() => {
              setSentTo(email);
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </section>
  );
};
