import { useEffect, useRef } from "react";
import { TextField } from "../../../ui/text-field.tsx";
import { codeDigits } from "./one-time-code.ts";

type CodeFieldProps = {
  label: string;
  name: string;
  error: string | undefined;
  hint?: string;
  /** The number of digits of the code. */
  digits?: number;
};

/** The field for a code of digits; phones can fill it in from the mail. Takes the focus when it appears. */
export const CodeField = ({ digits, ...field }: CodeFieldProps) => {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const focus = () => input.current?.focus({ preventScroll: true });
    focus();
    // A dialog whose pressed button is gone with the form before takes the focus itself, in the next frame.
    const frame = requestAnimationFrame(focus);
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <TextField
      {...field}
      ref={input}
      inputMode="numeric"
      autoComplete="one-time-code"
      className="[&_input]:text-lg [&_input]:tracking-[0.35em] [&_input]:tabular-nums"
      onChange={({ target }) => {
        target.value = codeDigits(target.value, digits);
      }}
      required
    />
  );
};
