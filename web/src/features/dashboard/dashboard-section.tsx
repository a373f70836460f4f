import { useId, type ReactNode } from "react";

/** One part of the dashboard: a title, an action beside it, and its content below a rule. */
export const DashboardSection = ({
  title,
  action,
  isWide = false,
  children,
}: {
  title: string;
  action?: ReactNode;
  /** As wide as the page on a desktop, else half of it. */
  isWide?: boolean;
  children: ReactNode;
}) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`min-w-0 ${isWide ? "xl:col-span-2" : ""}`}>
      <div className="flex min-h-13 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-ink pb-2">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
};

/** A link beside the title of a part. */
export const sectionLink =
  "inline-flex min-h-11 min-w-11 items-center font-semibold text-indigo underline-offset-4 hover:underline";
