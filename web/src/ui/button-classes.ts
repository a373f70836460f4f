/** Joins class names; skips false, null, undefined and empty ones. */
const classNames = (...names: (string | false | null | undefined)[]) => names.filter(Boolean).join(" ");

export type ButtonStyle = {
  variant?: "primary" | "secondary" | "quiet" | "danger" | "inverse" | undefined;
  /** `medium` is 44 px high, `large` 52 px, `small` 36 px for dense rows on a desktop only. */
  size?: "small" | "medium" | "large" | undefined;
  /** As wide as its container. */
  isWide?: boolean | undefined;
};

const variants = {
  primary: "bg-madder text-paper-raised hover:bg-madder-deep forced-colors:border",
  secondary: "border border-ink text-ink hover:bg-ink hover:text-paper",
  quiet: "text-indigo underline-offset-4 hover:underline hover:text-indigo-deep",
  danger: "border border-madder text-madder hover:bg-madder hover:text-paper-raised",
  inverse: "bg-paper text-ink hover:bg-marigold forced-colors:border",
};

const sizes = {
  small: "min-h-9 text-sm",
  medium: "min-h-11 text-base",
  large: "min-h-13 text-base",
};

const paddings = { small: "px-3", medium: "px-5", large: "px-8" };

/** The classes of a button, for any element that looks like one. */
export const buttonClasses = ({ variant = "primary", size = "medium", isWide = false }: ButtonStyle) =>
  classNames(
    "inline-flex items-center justify-center gap-2 rounded-sm text-center leading-tight font-semibold",
    "transition-colors duration-150 disabled:opacity-50 aria-disabled:opacity-70 print:hidden!",
    variants[variant],
    sizes[size],
    variant === "quiet" ? "px-2" : paddings[size],
    isWide && "w-full",
  );
