import type { ReactNode } from "react";
import { BlockPrint } from "./block-print.tsx";

/** An empty list or page: a print, what is missing, why, and one action. */
export const EmptyState = ({
  title,
  text,
  action,
  level: Heading = "h2",
}: {
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  level?: "h1" | "h2" | "h3";
}) => (
  <div className="mx-auto flex max-w-(--container-form) flex-col items-center px-4 py-12 text-center sm:py-16">
    <div className="w-60 text-madder">
      <BlockPrint />
    </div>
    <Heading className="mt-6 text-xl">{title}</Heading>
    {text && <p className="mt-2 text-ink-soft">{text}</p>}
    {action && <div className="mt-6">{action}</div>}
  </div>
);
