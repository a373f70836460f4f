import { Button } from "../../../ui/button.tsx";
import { FormMessage } from "../../../ui/form-message.tsx";
import { clockText } from "../recovery/one-time-code.ts";
import { useResendCountdown } from "../recovery/use-resend-countdown.ts";
import { useSendLoginCode } from "./use-send-login-code.ts";

type SendCodeAgainProps = { email: string; sentAt: number; onSent: () => void };

/** The way to another mail with the code, once a minute. */
export const SendCodeAgain = ({ email, sentAt, onSent }: SendCodeAgainProps) => {
  const seconds = useResendCountdown(sentAt);
  const { send, failure, isSending } = useSendLoginCode(onSent);
  return (
    <div>
      <FormMessage tone="error">{failure}</FormMessage>
      {seconds > 0 ? (
        <p className="flex min-h-11 items-center text-sm text-ink-soft">
          <span>
            You can ask for the code again in <span className="tabular-nums">{clockText(seconds)}</span>
          </span>
        </p>
      ) : (
        <Button variant="quiet" className="-ml-2" isLoading={isSending} onClick={() => void send(email)}>
          Send the code again
        </Button>
      )}
    </div>
  );
};
