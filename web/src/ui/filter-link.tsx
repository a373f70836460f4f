import type { ComponentProps } from "react";
import { Link } from "react-router-dom";
import { ParameterLink } from "./parameter-link.tsx";

type FilterLinkProps = Pick<ComponentProps<typeof Link>, "replace" | "preventScrollReset" | "children"> & {
  /** Whether the page shows what the link leads to. */
  isCurrent: boolean;
} & (
    | Pick<ComponentProps<typeof Link>, "to">
    /** For a page with other parameters, which stay. */
    | Pick<ComponentProps<typeof ParameterLink>, "toPath">
  );

/** One of several links side by side that select a part of a page: statuses with their counts, tabs, periods. */
export const FilterLink = ({ isCurrent, ...link }: FilterLinkProps) => {
  const look = {
    "aria-current": isCurrent ? ("page" as const) : undefined,
    className:
      "inline-flex min-h-11 items-center gap-2 rounded-sm border border-edge px-3.5 text-sm hover:border-ink aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-paper",
  };
  return "toPath" in link ? <ParameterLink {...link} {...look} /> : <Link {...link} {...look} />;
};
