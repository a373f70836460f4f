/** Whether an account of this role may not work without a second factor. */
export const isDemandedOf = (
  role: string,
  { staffSecondFactor }: { staffSecondFactor: "required" | "optional" },
): boolean => role === "admin" && staffSecondFactor === "required";

/** What a member of the staff can do before the demanded second factor is there: add one, and nothing with the shop. */
const openWithoutFactor: ReadonlySet<string> = new Set([
  "secondFactor",
  "startConfirmation",
  "startAuthenticatorApp",
  "confirmAuthenticatorApp",
  "sendLoginCode",
  "proveMailedCode",
  "startPasskey",
  "addPasskey",
  "updatePassword",
  "mySessions",
  "endSession",
  "endOtherSessions",
]);

export const isOpenWithoutFactor = (operation: string): boolean => openWithoutFactor.has(operation);
