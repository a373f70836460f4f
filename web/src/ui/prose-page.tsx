import type { ReactNode } from "react";

type ProsePageProps = {
  title: string;
  lead: ReactNode;
  /** Beside title and lead on a desktop, below them on a phone: a picture, figures. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A text page: a large title, an introduction, then sections. */
export const ProsePage = ({ title, lead, aside, children }: ProsePageProps) => (
  <article className="page-width pt-10 md:pt-16">
    <header className="grid items-center gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
      <div>
        <h1 className="text-3xl sm:text-4xl md:text-5xl">{title}</h1>
        <p className="mt-5 max-w-(--container-prose) text-lg text-ink-soft">{lead}</p>
      </div>
      {aside}
    </header>
    {children}
  </article>
);

/**
 * A section of a text page. On a desktop its heading stands beside the text and stays visible while the text scrolls.
 */
export const ProseSection = ({
  title,
  isWide = false,
  children,
}: {
  title: ReactNode;
  /** For tables and columns. */
  isWide?: boolean;
  children: ReactNode;
}) => (
  <section className="mt-12 grid gap-x-16 gap-y-5 border-t border-hairline pt-8 md:mt-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,2.2fr)]">
    <h2 className="text-xl md:text-2xl lg:sticky lg:top-28 lg:self-start">{title}</h2>
    <div className={`grid gap-4 ${isWide ? "" : "max-w-(--container-prose)"}`}>{children}</div>
  </section>
);
