import { toast } from "../../../ui/toast.ts";

/** Says after a login that the browser has not stored it. */
export const showNotStored = (): void =>
  toast.info("Your browser does not save your login. You stay logged in until you close or reload this tab.");
