import type { ReactNode } from "react";

export type BadgeTone = "amber" | "blue" | "purple" | "cyan" | "green" | "red" | "grey";

const tones: Record<BadgeTone, string> = {
  amber: "bg-amber-ground text-amber-text",
  blue: "bg-blue-ground text-blue-text",
  purple: "bg-purple-ground text-purple-text",
  cyan: "bg-cyan-ground text-cyan-text",
  green: "bg-green-ground text-green-text",
  red: "bg-red-ground text-red-text",
  grey: "bg-grey-ground text-grey-text",
};

/** A state as text with an icon (16 px) and a colour: never by colour alone. */
export const Badge = ({
  tone,
  icon,
  children,
}: {
  tone: BadgeTone;
  icon?: ReactNode;
  children: ReactNode;
}) => (
  <span
    className={`inline-flex items-center gap-1.5 rounded-sm px-2 py-0.5 text-xs font-semibold whitespace-nowrap ${tones[tone]}`}
  >
    {icon}
    {children}
  </span>
);
