import { useId, type ReactNode } from "react";

/** A part of a customer's page. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="border-b border-ink pb-2 text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
};
