import { useEffect, useSyncExternalStore } from "react";
import { useUnloadQuestion } from "../../../ui/use-leave-notice.ts";
import { useSession } from "../../accounts/session/session.ts";
import { isUnfinished, onUploadsChange, openUploadsOf, uploadsOf } from "./picture-uploads.ts";

type UploadState = "uploading" | "upload failed";

const stateOf = (productId: string, admin: string): UploadState | undefined => {
  const uploads = uploadsOf(productId, admin);
  if (uploads.length === 0) return undefined;
  return uploads.some(isUnfinished) ? "uploading" : "upload failed";
};

/**
 * The state of a product's uploads, `undefined` if there are none. It is for the component above the tabs: while that is on the
 * screen, a failure needs no toast. The browser loses failed files with the page, so it asks before.
 */
export const useOpenUploads = (productId: string): UploadState | undefined => {
  const { session } = useSession();
  const admin = session.status === "admin" ? session.user.email : "";
  const state = useSyncExternalStore(onUploadsChange, () => stateOf(productId, admin));
  useUnloadQuestion(state !== undefined);
  useEffect(() => openUploadsOf(productId), [productId]);
  return state;
};
