import { errorCode, errorExtensions } from "../../../graphql/error-message.ts";

export type LoginMethod = "PASSKEY" | "APP" | "RECOVERY_CODE";

const isMethod = (value: unknown): value is LoginMethod =>
  value === "PASSKEY" || value === "APP" || value === "RECOVERY_CODE";

/** The ways to finish a login that was refused for its second factor; `undefined` for any other error. */
export const secondStepOf = (error: unknown): readonly LoginMethod[] | undefined => {
  if (errorCode(error) !== "SECOND_FACTOR_NEEDED") return undefined;
  const { methods } = errorExtensions(error);
  return Array.isArray(methods) ? methods.filter(isMethod) : [];
};
