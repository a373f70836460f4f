import { FormMessage } from "./form-message.tsx";

/** How a change has ended, with the sentence to show. */
export type Outcome = { tone: "success" | "error"; text: string };

type OutcomeMessagesProps = {
  outcome: Outcome | null;
  /** Called when the success has been shown for five seconds; the caller clears the outcome. */
  onVanish: () => void;
  className?: string;
};

/** The outcome of a change: an error stays until the next attempt, a success vanishes. Both live regions are always in the page. */
export const OutcomeMessages = ({ outcome, onVanish, className = "" }: OutcomeMessagesProps) => (
  <>
    <FormMessage tone="error" className={className}>
      {outcome?.tone === "error" ? outcome.text : null}
    </FormMessage>
    <FormMessage tone="success" className={className} vanishAfter={5} onVanish={onVanish}>
      {outcome?.tone === "success" ? outcome.text : null}
    </FormMessage>
  </>
);
