import { FormMessage } from "../../../ui/form-message.tsx";
import type { StatusChangeNotice } from "../use-change-order-status.ts";

/** The outcome of a status change. It is fixed at the bottom of the screen, so that no row moves. */
export const ChangeNotice = ({ done, failed, onVanish }: StatusChangeNotice & { onVanish: () => void }) => (
  <div className="fixed inset-x-4 bottom-[calc(1rem+var(--foot-bar,0px))] z-40 mx-auto max-w-(--container-form)">
    <FormMessage tone="error" vanishAfter={10} onVanish={onVanish} className="shadow-lifted">
      {failed}
    </FormMessage>
    <FormMessage tone="success" vanishAfter={5} onVanish={onVanish} className="shadow-lifted">
      {done}
    </FormMessage>
  </div>
);
