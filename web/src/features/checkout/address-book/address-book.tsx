import type { InMemoryCache, TypePolicies } from "@apollo/client/cache";
import { useApolloClient } from "@apollo/client/react";
import { Suspense, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { errorCode } from "../../../graphql/error-message.ts";
import {
  useDeleteAddressMutation,
  useSetDefaultAddressMutation,
  type AddressBook_UserFragment,
  type SavedAddress_AddressFragment,
} from "../../../graphql/generated.ts";
import { writeErrorMessage } from "../../../graphql/lost-answer.ts";
import { Button } from "../../../ui/button.tsx";
import { FormMessage } from "../../../ui/form-message.tsx";
import { lazyPart } from "../../../ui/lazy-part.ts";
import { MAX_SAVED_ADDRESSES } from "../address.ts";
import { AddressCard } from "./address-card.tsx";
import type { Outcome } from "../../../ui/outcome-messages.tsx";

const AddressDialog = lazyPart(() => import("./address-dialog.tsx"), "AddressDialog");
const DeleteAddressDialog = lazyPart(() => import("./delete-address-dialog.tsx"), "DeleteAddressDialog");

/** Every result has all addresses. */
const policies: TypePolicies = { User: { fields: { addresses: { merge: false } } } };

type AddressBookProps = {
  user: AddressBook_UserFragment;
  /** Loads the addresses again, such as after another tab has deleted one. */
  reload: () => void;
};

/** The addresses of the profile: several, one of them the default, which checkout suggests. */
export const AddressBook = ({ user, reload }: AddressBookProps) => {
  const { addresses } = user;
  const [edited, setEdited] = useState<SavedAddress_AddressFragment | "new" | null>(null);
  const [toDelete, setToDelete] = useState<SavedAddress_AddressFragment | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [deleteAddress] = useDeleteAddressMutation();
  const [setDefault, { loading: isSettingDefault }] = useSetDefaultAddressMutation();
  const heading = useRef<HTMLHeadingElement>(null);
  const { cache } = useApolloClient();
  useState(() => (cache as InMemoryCache).policies.addTypePolicies(policies));

  const change = async (work: () => Promise<unknown>, done: string) => {
    setOutcome(null);
    try {
      await work();
      // The pressed button may be gone.
      flushSync(() => setOutcome({ tone: "success", text: done }));
      if (document.activeElement === document.body) heading.current?.focus();
    } catch (error) {
      if (errorCode(error) === "ADDRESS_NOT_FOUND") reload();
      setOutcome({
        tone: "error",
        text: writeErrorMessage(error, { fallback: "The address could not be changed. Please try again." }),
      });
    }
  };
  return (
    <section aria-labelledby="addresses" className="mt-14">
      <h2 id="addresses" ref={heading} tabIndex={-1} className="text-xl">
        Addresses
      </h2>
      <p className="mt-1 text-ink-soft">
        {addresses.length === 0
          ? "Save an address, and checkout fills it in for you."
          : "Checkout starts with your default address."}
      </p>
      <FormMessage
        tone={outcome?.tone ?? "success"}
        className={outcome ? "mt-4" : ""}
        vanishAfter={5}
        onVanish={() => setOutcome(null)}
      >
        {outcome?.text}
      </FormMessage>
      <ul className="mt-5 grid gap-4 empty:hidden md:grid-cols-2">
        {addresses.map((address) => (
          <AddressCard
            key={address.id}
            address={address}
            isBusy={isSettingDefault}
            onEdit={() => setEdited(address)}
            onDelete={() => setToDelete(address)}
            onMakeDefault={() =>
              void change(() => setDefault({ variables: { id: address.id } }), "Default address changed.")
            }
          />
        ))}
      </ul>
      {addresses.length < MAX_SAVED_ADDRESSES ? (
        <Button variant="secondary" className="mt-5" aria-haspopup="dialog" onClick={() => setEdited("new")}>
          Add an address
        </Button>
      ) : (
        <p className="mt-5 text-sm text-ink-soft">
          You have saved {MAX_SAVED_ADDRESSES} addresses. Delete one to add another.
        </p>
      )}
      <Suspense>
        {edited && (
          <AddressDialog
            user={user}
            saved={edited === "new" ? null : edited}
            onClose={() => setEdited(null)}
            onSaved={() => setOutcome({ tone: "success", text: "Address saved." })}
          />
        )}
        {toDelete && (
          <DeleteAddressDialog
            address={toDelete}
            onClose={() => setToDelete(null)}
            finalFocus={() => heading.current}
            onConfirm={() =>
              void change(() => deleteAddress({ variables: { id: toDelete.id } }), "Address deleted.")
            }
          />
        )}
      </Suspense>
    </section>
  );
};
