import type { ComponentProps } from "react";
import { TextField } from "./text-field.tsx";

/** The e-mail field, with the attributes that browsers and password managers expect. */
export const EmailField = (props: Omit<ComponentProps<typeof TextField>, "label">) => (
  <TextField
    label="E-mail"
    name="email"
    type="email"
    autoComplete="email"
    autoCapitalize="none"
    spellCheck={false}
    maxLength={300}
    required
    {...props}
  />
);
