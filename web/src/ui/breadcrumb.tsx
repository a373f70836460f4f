import { Link } from "react-router-dom";
import { ChevronRightIcon } from "./icons.tsx";

/** The path to this page; the last step is this page and has no link. */
export const Breadcrumb = ({ steps }: { steps: readonly { label: string; to?: string }[] }) => (
  <nav aria-label="Breadcrumb">
    <ol className="flex items-center gap-x-1.5 large-text:flex-wrap text-sm text-ink-soft">
      {steps.map((step, index) => (
        <li
          key={step.label}
          className="flex items-center gap-x-1.5 whitespace-nowrap not-last:shrink-0 last:min-w-0"
        >
          {index > 0 && <ChevronRightIcon size={14} className="shrink-0" />}
          {step.to === undefined ? (
            <span aria-current="page" className="truncate py-3">
              {step.label}
            </span>
          ) : (
            <Link to={step.to} className="py-3 underline-offset-4 hover:text-ink hover:underline">
              {step.label}
            </Link>
          )}
        </li>
      ))}
    </ol>
  </nav>
);
