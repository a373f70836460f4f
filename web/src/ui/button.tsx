import type { ComponentProps } from "react";
import { Link } from "react-router-dom";
import { buttonClasses, type ButtonStyle } from "./button-classes.ts";
import { Spinner } from "./spinner.tsx";

type ButtonProps = ComponentProps<"button"> &
  ButtonStyle & {
    /** Shows a spinner and ignores clicks; the button keeps its size and its focus. */
    isLoading?: boolean;
  };

/**
 * A button: `primary` is the main action of a page, `secondary` stands beside it, `quiet` looks like a link, `danger`
 * removes.
 */
export const Button = ({
  variant,
  size,
  isWide,
  isLoading = false,
  className,
  children,
  onClick,
  type,
  ...rest
}: ButtonProps) => (
  <button
    {...rest}
    type={type ?? "button"}
    className={`${buttonClasses({ variant, size, isWide })} ${className ?? ""}`}
    aria-disabled={isLoading || rest["aria-disabled"]}
    aria-busy={isLoading || undefined}
    onClick={isLoading ? (event) => event.preventDefault() : onClick}
  >
    {isLoading && <Spinner className="-ml-1" />}
    {children}
  </button>
);

/** A link inside the shop that looks like a button. */
export const ButtonLink = ({
  variant,
  size,
  isWide,
  className,
  ...rest
}: ComponentProps<typeof Link> & ButtonStyle) => (
  <Link {...rest} className={`${buttonClasses({ variant, size, isWide })} ${className ?? ""}`} />
);
