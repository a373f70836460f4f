import { useCallback, useEffect, useRef, useState } from "react";
import { errorCode, errorField, errorMessage } from "../../../graphql/error-message.ts";

/** Specification, section 8. */
const FAILED = "Failed to verify email token";

export type LinkVerification =
  /** The page was opened without a link. */
  | { status: "none" }
  | { status: "checking" }
  /** The link is valid for this address. */
  | { status: "verified"; email: string }
  /** `isRetryable` if the server or the network failed, so that the link may still be valid. */
  | { status: "failed"; text: string; isRetryable: boolean; code?: string | undefined };

/** What a link says whose verification has failed. */
export const failedVerification = (error: unknown): LinkVerification => ({
  status: "failed",
  text: errorMessage(error, { fallback: FAILED }),
  isRetryable: errorField(error) !== "token",
  code: errorCode(error),
});

/**
 * Verifies the token of a mailed link, once per token; `retry` verifies it again. `verify` returns the verified
 * address. It must be a stable function (`useCallback`).
 */
export const useMailedLink = (
  token: string | null,
  verify: (token: string) => Promise<string | undefined>,
) => {
  const [result, setResult] = useState<{ token: string; verification: LinkVerification } | null>(null);
  const lastToken = useRef<string | null>(null);

  const check = useCallback(
    async (linkToken: string) => {
      const verification = await verify(linkToken).then(
        (email): LinkVerification =>
          email ? { status: "verified", email } : { status: "failed", text: FAILED, isRetryable: true },
        failedVerification,
      );
      if (lastToken.current === linkToken) setResult({ token: linkToken, verification });
    },
    [verify],
  );

  useEffect(() => {
    if (lastToken.current === token) return;
    lastToken.current = token;
    if (token) void check(token);
  }, [token, check]);

  const retry = useCallback(() => {
    setResult(null);
    if (token) void check(token);
  }, [token, check]);
  const pendingVerification: LinkVerification = { status: token ? "checking" : "none" };
  const verification = result && result.token === token ? result.verification : pendingVerification;
  return { verification, retry };
};
