import { useEffect, useRef, type ReactNode } from "react";
import { useLocation } from "react-router-dom";

/**
 * A page that is one form: its title, a first sentence, the form. On a desk `aside` stands beside it, else it is centred.
 * When one step of a form follows another on the same address and the focus went with the old one, the title gets it.
 */
export const FormPage = ({
  title,
  lead,
  aside,
  children,
}: {
  title: string;
  lead?: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirstPage = useLocation().key === "default";
  const takesFocus = useRef(!isFirstPage);
  useEffect(() => {
    if (takesFocus.current && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div
      className={`page-width pt-10 md:pt-16 ${aside ? "grid grid-cols-1 gap-16 md:grid-cols-2 md:items-start md:gap-10" : ""}`}
    >
      <div className="mx-auto w-full max-w-(--container-form)">
        <h1 ref={heading} tabIndex={-1} className="text-2xl md:text-3xl">
          {title}
        </h1>
        {lead && <p className="mt-3 text-ink-soft">{lead}</p>}
        <div className="mt-8">{children}</div>
      </div>
      {aside}
    </div>
  );
};
