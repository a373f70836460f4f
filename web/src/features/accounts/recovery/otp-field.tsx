import { useEffect, useRef } from "react";
import { TextField } from "../../../ui/text-field.tsx";
import { codeDigits } from "./one-time-code.ts";

/** The field for the six digits; phones can fill it in from the mail. Takes the focus when it appears. */
export const OtpField = ({ error }: { error: string | undefined }) => {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <TextField
      ref={field}
      label="OTP"
      name="otp"
      error={error}
      hint="The six digits from the mail. They work for 10 minutes."
      inputMode="numeric"
      autoComplete="one-time-code"
      className="[&_input]:text-lg [&_input]:tracking-[0.35em] [&_input]:tabular-nums"
      onChange={({ target }) => {
        target.value = codeDigits(target.value);
      }}
      required
    />
  );
};
