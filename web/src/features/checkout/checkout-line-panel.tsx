import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/button.tsx";
import { lineText, turnText } from "./line-text.ts";
import type { CheckoutLine } from "./use-checkout-line.ts";

const LINE_HEADING = "checkout-line";

type CheckoutLinePanelProps = {
  line: CheckoutLine;
  /** Whether the panel answers a press on the button of the form: it then takes the focus. */
  takesFocus: boolean;
  onLeave: () => Promise<void>;
};

const textsOf = (line: CheckoutLine): { heading: string; text: string; detail?: string } => {
  if (line.state === "turn")
    return { heading: "It is your turn", text: turnText(line.place.secondsLeft ?? 0) };
  if (line.state === "over")
    return { heading: "Checkout is open", text: "The line is over. You can place your order now." };
  return {
    heading: "You are in line",
    text: line.state === "waiting" ? lineText(line.place) : "Your place is being looked up.",
    detail:
      "Many shoppers are checking out at the moment. Your cart and your place are kept, also when you reload the page. Keep this page open; you can fill in your address meanwhile. Pieces are held for you when you place your order.",
  };
};

/** The shopper's place in the line at checkout, above the form. A screen reader reads each new place when it is quiet. */
export const CheckoutLinePanel = ({ line, takesFocus, onLeave }: CheckoutLinePanelProps) => {
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isLeaving, setLeaving] = useState(false);
  const { heading: title, text, detail } = textsOf(line);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const leave = async () => {
    setLeaving(true);
    await onLeave();
    await navigate(paths.cart());
  };
  const isWaiting = line.state === "waiting" || line.state === "loading";
  return (
    <section
      aria-labelledby={LINE_HEADING}
      className={`mb-8 rounded-sm border border-l-4 bg-paper-raised px-4 py-4 sm:px-6 ${isWaiting ? "border-hairline border-l-indigo" : "border-hairline border-l-leaf"}`}
    >
      <h2 id={LINE_HEADING} ref={heading} tabIndex={-1} className="text-lg outline-none">
        {title}
      </h2>
      <p role="status" className="mt-1 min-h-6 tabular-nums">
        {text}
      </p>
      {detail && <p className="mt-3 max-w-prose text-sm text-ink-soft">{detail}</p>}
      {isWaiting && (
        <Button variant="quiet" className="mt-2 -ml-2" isLoading={isLeaving} onClick={() => void leave()}>
          Leave the line
        </Button>
      )}
    </section>
  );
};
