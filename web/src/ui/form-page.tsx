import { useEffect, useRef, type ReactNode } from "react";
import { useLocation } from "react-router-dom";

/**
 * A page with one form: title, introduction, form. On a desktop `aside` stands beside it; without it the form is
 * centred. When the next step of a form replaces the focused element, the title gets the focus.
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
