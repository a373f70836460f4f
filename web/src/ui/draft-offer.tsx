import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { FormMessage } from "./form-message.tsx";

/** Offers a form's draft that the browser kept. Shows nothing while `children` is null. */
export const DraftOffer = ({
  children,
  detail,
  onRestore,
  onDiscard,
}: {
  children: string | null;
  /** What the draft contains. */
  detail: ReactNode;
  onRestore: () => void;
  onDiscard: () => void;
}) => (
  <FormMessage
    tone="info"
    className={children ? "mb-6" : ""}
    detail={
      <>
        {detail}
        <div className="mt-2 flex flex-wrap gap-3">
          <Button variant="secondary" onClick={onRestore}>
            Restore
          </Button>
          <Button variant="quiet" onClick={onDiscard}>
            Discard
          </Button>
        </div>
      </>
    }
  >
    {children}
  </FormMessage>
);
