import { refuse } from "../../../platform/errors/errors.ts";
import type { FormParts } from "../../../platform/http/multipart.ts";
import type { Services } from "../../shop/services.ts";
import { checkSignUpProof } from "./sign-up.command.ts";

/** The cookie that binds an opened sign-up link to its browser. */
export const PROOF_COOKIE = "sign-up-proof";

/** Whether the text of an operation is a sign-up: the only one with a file that a visitor may send. */
export const isSignUp = (query: unknown): boolean => typeof query === "string" && /\bsignUp\b/.test(query);

/** The token in the text of an operation with its variables, which is JSON. */
const tokenInOperation = /\btoken(?:\\?")?\s*:\s*\\?"([\w-]+)/;

/**
 * Checks the first parts of a visitor's form before its file is read: a sign-up with its proof, as a REST form or as an operation.
 * The fields come before the file. Throws UNAUTHENTICATED for any other form, VERIFICATION_NEEDED or VERIFICATION_INVALID.
 */
export const checkSignUpForm = async (
  services: Pick<Services, "database">,
  parts: FormParts,
  { proof, isGraphql }: { proof: string | undefined; isGraphql: boolean },
): Promise<void> => {
  const operation = parts["operations"];
  if (isGraphql && !isSignUp(operation)) refuse("UNAUTHENTICATED");
  const text = isGraphql ? tokenInOperation.exec(String(operation))?.[1] : parts["token"];
  await checkSignUpProof(services, { token: typeof text === "string" ? text : "", proof });
};
