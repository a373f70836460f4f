import { useState } from "react";
import { errorMessage } from "../../../graphql/error-message.ts";
import { useSendLoginCodeMutation, useSendSmsCodeMutation } from "../../../graphql/generated.ts";
import { mobileText } from "../../../ui/typed-number.ts";

const FAILED = "The code could not be sent. Please try again.";

/** Sends a login code: to a mobile number by SMS, else by e-mail. */
export const useSendLoginCode = (onSent: (receiver: string) => void) => {
  const [sendMail, { loading: isMailing }] = useSendLoginCodeMutation({ fetchPolicy: "no-cache" });
  const [sendSms, { loading: isTexting }] = useSendSmsCodeMutation({ fetchPolicy: "no-cache" });
  const [failure, setFailure] = useState<string | null>(null);
  const send = async (receiver: string) => {
    setFailure(null);
    try {
      const { data } = mobileText(receiver)
        ? await sendSms({ variables: { mobile: receiver } })
        : await sendMail({ variables: { email: receiver } });
      if (data) onSent(receiver);
      else setFailure(FAILED);
    } catch (error) {
      setFailure(errorMessage(error, { fallback: FAILED }));
    }
  };
  return { send, failure, isSending: isMailing || isTexting };
};
