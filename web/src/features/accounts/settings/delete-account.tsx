import { Suspense, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { lazyPart } from "../../../ui/lazy-part.ts";

const DeleteAccountDialog = lazyPart(() => import("./delete-account-dialog.tsx"), "DeleteAccountDialog");

/** The deletion of the account: explains what is deleted and what stays, and opens the dialog. */
export const DeleteAccount = () => {
  // `null` until the dialog is first opened: its code is loaded then.
  const [isOpen, setOpen] = useState<boolean | null>(null);
  return (
    <section aria-labelledby="delete-account" className="border-b border-hairline py-6">
      <h2 id="delete-account" className="text-lg">
        Delete my account
      </h2>
      <p className="mt-1 text-ink-soft">
        Erases your profile, your cart, an unused welcome code, what you wrote to us while you were logged in,
        and every login, for good.
      </p>
      <h3 className="mt-4 font-sans text-base font-semibold tracking-normal">What we have to keep</h3>
      <ul className="mt-1 grid list-disc gap-1 pl-5 text-ink-soft marker:text-madder">
        <li>
          Your orders with the name and address on the parcel, because tax law asks for our books. Your e-mail
          and phone number are taken out of each, at the latest a day after it is over: the courier may need
          them until then.
        </li>
        <li>Your reviews, because other shoppers rely on them, but without your name.</li>
      </ul>
      <Button variant="danger" className="mt-5" onClick={() => setOpen(true)}>
        Delete My Account
      </Button>
      {isOpen !== null && (
        <Suspense>
          <DeleteAccountDialog isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
};
