import { FormMessage } from "../../../ui/form-message.tsx";
import { ParameterLink } from "../../../ui/parameter-link.tsx";
import { editPath } from "../edit-path.ts";
import type { ActionNotice as Notice } from "./use-product-actions.ts";

/** The outcome of an action in the list. It is fixed at the bottom of the screen, so that no row moves. */
export const ActionNotice = ({ notice, onVanish }: { notice: Notice | null; onVanish: () => void }) => (
  <div className="fixed left-safe-4 right-safe-4 bottom-[calc(1rem+var(--foot-bar))] z-40 mx-auto max-w-(--container-form)">
    <FormMessage tone="error" vanishAfter={10} onVanish={onVanish} className="shadow-lifted">
      {notice?.tone === "error" ? notice.text : null}
    </FormMessage>
    <FormMessage
      tone="success"
      vanishAfter={notice?.editId || notice?.undo ? 10 : 5}
      onVanish={onVanish}
      className="shadow-lifted"
      detail={
        <>
          {notice?.editId && (
            <ParameterLink
              toPath={editPath(notice.editId)}
              className="font-semibold underline underline-offset-4"
            >
              Edit the copy
            </ParameterLink>
          )}
          {notice?.undo && (
            <button
              type="button"
              onClick={notice.undo}
              className="min-h-11 font-semibold underline underline-offset-4"
            >
              Undo
            </button>
          )}
        </>
      }
    >
      {notice?.tone === "success" ? notice.text : null}
    </FormMessage>
  </div>
);
