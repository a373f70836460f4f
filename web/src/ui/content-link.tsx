import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { buttonClasses, type ButtonStyle } from "./button-classes.ts";

type ContentLinkProps = { to: string; className?: string; children: ReactNode };

/** A link that the shopkeeper has written: a page of the shop, a website, a mail address or a phone number. */
export const ContentLink = ({ to, className, children }: ContentLinkProps) =>
  to.startsWith("/") ? (
    <Link to={to} className={className}>
      {children}
    </Link>
  ) : (
    <a href={to} className={className} rel="noreferrer">
      {children}
    </a>
  );

/** The same with the look of a button. */
export const ContentButton = ({
  className = "",
  variant,
  size,
  ...link
}: ContentLinkProps & Pick<ButtonStyle, "variant" | "size">) => (
  <ContentLink {...link} className={`${buttonClasses({ variant, size })} ${className}`} />
);
