import { useEffect, useRef, type ReactNode } from "react";

/** Scrolls its messages into sight, above the form's bar, each time that `when` gets a new value that is not empty. */
export const ScrollIntoViewOnChange = ({ when, children }: { when: unknown; children: ReactNode }) => {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (when) container.current?.scrollIntoView({ block: "nearest" });
  }, [when]);
  return (
    <div ref={container} className="scroll-mb-24 max-sm:scroll-mb-44">
      {children}
    </div>
  );
};
