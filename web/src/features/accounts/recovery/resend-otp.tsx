import { Button } from "../../../ui/button.tsx";
import { FormMessage } from "../../../ui/form-message.tsx";
import { clockText } from "./one-time-code.ts";
import { useResendCountdown } from "./use-resend-countdown.ts";
import { OTP_NOT_SENT, useSendOtp } from "./use-send-otp.ts";

/** Mails another code if the first does not arrive. The server mails at most one a minute. */
export const ResendOtp = ({
  email,
  sentAt,
  onSent,
}: {
  email: string;
  sentAt: number;
  onSent: () => void;
}) => {
  const seconds = useResendCountdown(sentAt);
  const { send, failure, isSending } = useSendOtp(onSent);
  return (
    <div>
      <FormMessage tone="error" detail={failure?.detail}>
        {failure && OTP_NOT_SENT}
      </FormMessage>
      {seconds > 0 ? (
        <p className="flex min-h-11 items-center text-sm text-ink-soft">
          <span>
            You can ask for a new OTP in <span className="tabular-nums">{clockText(seconds)}</span>
          </span>
        </p>
      ) : (
        <Button variant="quiet" className="-ml-2" isLoading={isSending} onClick={() => void send(email)}>
          Send a new OTP
        </Button>
      )}
    </div>
  );
};
