import { useState } from "react";
import { loadDraft, removeDraft, saveDraft } from "../../../ui/form-draft.ts";
import { useSession } from "../../accounts/session/session.ts";
import { draftFields, draftOfFields, isEmptyEntry, type CustomerOrderEntry } from "./customer-order-draft.ts";

/** The name under which the order is stored. */
const DRAFT = "customer-order";

/**
 * The order by phone that is being entered, stored in the tab until it is placed: it outlives a reload and the end of the session.
 * A logout removes it. `offered` is the one that was there when the page opened, until the admin has decided about it.
 */
export const useCustomerOrderDraft = () => {
  const { session } = useSession();
  const owner = session.status === "admin" ? session.user.email : "";
  const [offered, setOffered] = useState(() => draftOfFields(loadDraft(DRAFT, owner)));
  const remove = () => removeDraft(DRAFT);
  return {
    offered,
    stopOffering: () => setOffered(null),
    save: (entry: CustomerOrderEntry) =>
      isEmptyEntry(entry)
        ? remove()
        : saveDraft(DRAFT, owner, draftFields({ ...entry, savedAt: new Date().toISOString() })),
    remove,
    discard: () => {
      remove();
      setOffered(null);
    },
  };
};
