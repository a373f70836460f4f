import { useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { loadDraft, removeDraft, saveDraft } from "../../../ui/form-draft.ts";
import { useLeaveNotice } from "../../../ui/use-leave-notice.ts";
import { useSession } from "./session.ts";

type Texts<Field extends string> = Readonly<Record<Field, string>>;

/**
 * What an admin has typed into some fields and not sent; `null` if nothing. It is stored in the tab until a logout, so that a
 * reload or a return to the page shows it again. Leaving the page shows a notice. `change` passes the latest texts to its
 * callback, also after a request.
 */
export const useTypedTexts = <Field extends string>(name: string, fields: readonly Field[]) => {
  const { session } = useSession();
  const owner = session.status === "admin" ? session.user.email : "";
  const { pathname, search } = useLocation();
  const [path] = useState(pathname + search);
  const [texts, setTexts] = useState<Texts<Field> | null>(() => {
    const stored = loadDraft(name, owner);
    return (
      stored && (Object.fromEntries(fields.map((field) => [field, stored[field] ?? ""])) as Texts<Field>)
    );
  });
  const latest = useRef(texts);
  useLeaveNotice({ isChanged: texts !== null, hasDraft: () => loadDraft(name, owner) !== null, path });
  const change = (next: (current: Texts<Field> | null) => Texts<Field> | null) => {
    latest.current = next(latest.current);
    setTexts(latest.current);
    if (latest.current) saveDraft(name, owner, latest.current);
    else removeDraft(name);
  };
  return [texts, change] as const;
};
