import type { ComponentProps, ReactNode } from "react";

/** A 44 px square button with only an icon; `label` is its accessible name and its tooltip. */
export const IconButton = ({
  label,
  children,
  className = "",
  ...rest
}: Omit<ComponentProps<"button">, "aria-label"> & { label: string; children: ReactNode }) => (
  <button
    type="button"
    {...rest}
    aria-label={label}
    title={label}
    className={`inline-grid size-11 place-items-center rounded-sm transition-colors duration-150 hover:bg-hairline disabled:opacity-40 disabled:hover:bg-transparent ${className}`}
  >
    {children}
  </button>
);
