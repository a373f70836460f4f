import { useEffect, useRef, useState, type ReactNode } from "react";
import { AlertIcon, CheckCircleIcon, InfoIcon } from "./icons.tsx";

type FormMessageProps = {
  tone: "error" | "success" | "info";
  /**
   * The message. While it is null nothing is shown; the live region stays, so that screen readers read the next
   * message.
   */
  children: string | null | undefined;
  /** Below the message: a second sentence, or a link. */
  detail?: ReactNode;
  /**
   * Seconds until the message disappears: 3 or 5 by the specification. The timer pauses while the pointer moves over it or
   * the focus is on it.
   */
  vanishAfter?: number;
  /** Called when the time is over; the caller clears the text. */
  onVanish?: () => void;
  className?: string;
};

const tones = {
  error: { classes: "border-madder bg-madder-tint text-madder-deep", icon: <AlertIcon className="mt-0.5" /> },
  success: {
    classes: "border-leaf bg-leaf-tint text-green-text",
    icon: <CheckCircleIcon className="mt-0.5" />,
  },
  info: { classes: "border-indigo bg-indigo-tint text-indigo-deep", icon: <InfoIcon className="mt-0.5" /> },
};

/** The outcome of a form, in the page and read out at once; replaces the browser's blocking alert. */
export const FormMessage = ({
  tone,
  children,
  detail,
  vanishAfter,
  onVanish,
  className = "",
}: FormMessageProps) => {
  const [isPaused, setPaused] = useState(false);
  const vanish = useRef(onVanish);
  useEffect(() => {
    vanish.current = onVanish;
  });
  useEffect(() => {
    if (!children || vanishAfter === undefined || isPaused) return;
    const timer = setTimeout(() => vanish.current?.(), vanishAfter * 1000);
    return () => clearTimeout(timer);
  }, [children, vanishAfter, isPaused]);
  return (
    <div role={tone === "error" ? "alert" : "status"} className={className}>
      {children && (
        <div
          className={`flex items-start gap-2.5 rounded-sm border-l-4 px-4 py-3 ${tones[tone].classes}`}
          // Not onMouseEnter: a message that appears under a resting pointer is not being read by it.
          onMouseMove={() => setPaused(true)}
          onMouseLeave={() => setPaused(false)}
          onFocus={() => setPaused(true)}
          onBlur={() => setPaused(false)}
        >
          {tones[tone].icon}
          <div className="min-w-0">
            <p>{children}</p>
            {detail && <div className="mt-1">{detail}</div>}
          </div>
        </div>
      )}
    </div>
  );
};
