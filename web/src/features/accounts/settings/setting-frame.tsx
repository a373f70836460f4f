import type { ReactNode } from "react";
import { usePageTitle } from "../../../ui/use-page-title.ts";

/** The frame of a settings page: title, lead and content. */
export const SettingFrame = ({
  title,
  lead,
  children,
}: {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}) => {
  usePageTitle(title);
  return (
    <div className="max-w-(--container-prose)">
      <h1 className="text-2xl md:text-3xl">{title}</h1>
      <p className="mt-2 text-ink-soft">{lead}</p>
      <div className="mt-8">{children}</div>
    </div>
  );
};
