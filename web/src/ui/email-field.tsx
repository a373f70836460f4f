import type { ComponentProps } from "react";
import { TextField } from "./text-field.tsx";

/** Her e-mail address, as browsers and password managers know it. */
export const EmailField = (props: Omit<ComponentProps<typeof TextField>, "label">) => (
  <TextField
    label="E-mail"
    name="email"
    type="email"
    autoComplete="email"
    autoCapitalize="none"
    spellCheck={false}
    maxLength={254}
    required
    {...props}
  />
);
