import { Suspense, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { CheckoutVariants_SettingsFragment } from "../../graphql/generated.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { lazyPart } from "../../ui/lazy-part.ts";
import { AddressFields } from "./address-fields.tsx";
import { AddressLines } from "./address-lines.tsx";
import { addressFields } from "./address.ts";
import { SAVE_ADDRESS, type DeliverToForm } from "./use-address-form.ts";

const AddressList = lazyPart(() => import("./address-list.tsx"), "AddressList");
const PinNote = lazyPart(() => import("./pin-note.tsx"), "PinNote");

/** Where the order goes: a saved address in a few lines, the list of them, or the fields. */
export const DeliverTo = ({
  form,
  settings,
}: {
  form: DeliverToForm;
  settings: CheckoutVariants_SettingsFragment;
}) => {
  const { addresses, selected, view, hasFields, initialAddress } = form;
  const section = useRef<HTMLDivElement>(null);
  // The pressed button goes away: the focus moves on to what it has opened.
  const [isListOpened, setListOpened] = useState(false);
  const edit = () => {
    flushSync(form.edit);
    section.current?.querySelector<HTMLElement>("input[name=fullName]")?.focus();
  };
  const change = {
    onPointerDown: AddressList.preload,
    onFocus: AddressList.preload,
    onClick: () => {
      setListOpened(true);
      form.openList();
    },
  };
  const selectedLabel = addresses.find(({ id }) => id === selected)?.label;
  return (
    <div ref={section}>
      {view === "card" && (
        <div className="rounded-sm border border-edge bg-paper-raised p-4 pb-2">
          <p className="font-semibold wrap-anywhere">
            Deliver to <bdi translate="no">{initialAddress.fullName}</bdi>
            {selectedLabel && <span className="font-normal text-ink-soft"> ({selectedLabel})</span>}
          </p>
          <AddressLines address={initialAddress} className="mt-1 text-sm text-ink-soft" />
          <div className="mt-1 -ml-2 flex flex-wrap gap-x-2">
            <Button variant="quiet" className="px-2!" onClick={edit}>
              Edit<span className="sr-only"> the shipping address</span>
            </Button>
            <Button variant="quiet" className="px-2!" {...change}>
              Change<span className="sr-only"> the shipping address</span>
            </Button>
          </div>
        </div>
      )}
      {view === "list" && (
        <div className={hasFields ? "mb-6" : ""}>
          <Suspense>
            <AddressList
              addresses={addresses}
              selected={selected}
              onChoose={form.choose}
              hasFocus={isListOpened}
            />
          </Suspense>
        </div>
      )}
      {hasFields ? (
        <>
          <AddressFields
            key={selected}
            initialAddress={initialAddress}
            errors={form.errors}
            states={settings.states}
            country={settings.country}
          />
          <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4">
            {form.canSave && (
              <Checkbox
                name={SAVE_ADDRESS}
                defaultChecked={form.isSavedByDefault}
                label={selected === null ? "Save this address" : "Save these changes to my addresses"}
              />
            )}
            {view === "fields" && addresses.length > 0 && (
              <Button variant="quiet" className="-ml-2 px-2!" {...change}>
                Use another address
              </Button>
            )}
          </div>
        </>
      ) : (
        <>
          {addressFields.map((field) => (
            <input key={`${selected} ${field}`} type="hidden" name={field} value={initialAddress[field]} />
          ))}
          <div className="has-[p]:mt-4">
            <Suspense>
              <PinNote key={selected} states={settings.states} />
            </Suspense>
          </div>
        </>
      )}
    </div>
  );
};
