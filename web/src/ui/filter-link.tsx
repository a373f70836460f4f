import type { ComponentProps } from "react";
import { Link } from "react-router-dom";

type FilterLinkProps = Pick<
  ComponentProps<typeof Link>,
  "to" | "replace" | "preventScrollReset" | "children"
> & {
  /** Whether the page shows what the link leads to. */
  isCurrent: boolean;
};

/** One of several links side by side that select a part of a page: statuses with their counts, tabs, periods. */
export const FilterLink = ({ isCurrent, ...link }: FilterLinkProps) => (
  <Link
    {...link}
    aria-current={isCurrent ? "page" : undefined}
    className="inline-flex min-h-11 items-center gap-2 rounded-sm border border-edge px-3.5 text-sm hover:border-ink aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-paper"
  />
);
