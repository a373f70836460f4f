import { useCallback, useEffect, useRef, useState } from "react";
import { errorField, errorMessage } from "../../../graphql/error-message.ts";

/** Specification, section 8. */
const FAILED = "Failed to verify email token";

export type Verification =
  /** No link was followed. */
  | { status: "none" }
  | { status: "checking" }
  /** The link proves this address. */
  | { status: "verified"; email: string }
  /** `isRetryable` when the link may be good, and it was the server or the network that failed. */
  | { status: "failed"; text: string; isRetryable: boolean };

/**
 * What the shop says about the mailed link that she followed. Each token is asked about once, and again by `retry`.
 * `verify` answers with the address that it proves, and has to be the same function each time.
 */
export const useMailedLink = (
  token: string | null,
  verify: (token: string) => Promise<string | undefined>,
) => {
  const [answered, setAnswered] = useState<{ token: string; verification: Verification } | null>(null);
  const lastAsked = useRef<string | null>(null);

  const ask = useCallback(
    async (asked: string) => {
      const answer = await verify(asked).then(
        (email): Verification =>
          email ? { status: "verified", email } : { status: "failed", text: FAILED, isRetryable: true },
        (error: unknown): Verification => ({
          status: "failed",
          text: errorMessage(error, { fallback: FAILED }),
          isRetryable: errorField(error) !== "token",
        }),
      );
      if (lastAsked.current === asked) setAnswered({ token: asked, verification: answer });
    },
    [verify],
  );

  useEffect(() => {
    if (lastAsked.current === token) return;
    lastAsked.current = token;
    if (token) void ask(token);
  }, [token, ask]);

  const retry = useCallback(() => {
    setAnswered(null);
    if (token) void ask(token);
  }, [token, ask]);
  const unanswered: Verification = { status: token ? "checking" : "none" };
  const verification = answered && answered.token === token ? answered.verification : unanswered;
  return { verification, retry };
};
