import type { ReactNode } from "react";

/** A page of running text: its title, a first paragraph a size larger, and sections of a readable width. */
export const ProsePage = ({
  title,
  lead,
  children,
}: {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}) => (
  <article className="page-width pt-10 md:pt-16">
    <div className="mx-auto max-w-(--container-prose)">
      <h1 className="text-3xl md:text-4xl">{title}</h1>
      <p className="mt-5 text-lg text-ink-soft">{lead}</p>
      {children}
    </div>
  </article>
);

/** One part of such a page, under its own heading. */
export const ProseSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="mt-10 grid gap-4">
    <h2 className="text-xl">{title}</h2>
    {children}
  </section>
);
