import { useState } from "react";
import { errorMessage } from "../../../graphql/error-message.ts";
import { useSendOtpMutation } from "../../../graphql/generated.ts";

/** Specification, section 8: the same text for every reason. */
export const OTP_NOT_SENT = "Error sending OTP";

/** Mails a one-time password. `failure.detail` is the reason of a failure; `null` if unknown. */
export const useSendOtp = (onSent: (email: string) => void) => {
  const [sendOtp, { loading }] = useSendOtpMutation({ fetchPolicy: "no-cache" });
  const [failure, setFailure] = useState<{ detail: string | null } | null>(null);
  const send = async (email: string) => {
    setFailure(null);
    try {
      const { data } = await sendOtp({ variables: { email } });
      if (data) onSent(email);
      else setFailure({ detail: null });
    } catch (error) {
      setFailure({ detail: errorMessage(error, { fallback: "" }) || null });
    }
  };
  return { send, failure, isSending: loading };
};
