import { Button } from "./button.tsx";

/** A list or page that could not be loaded: a message and Retry. */
export const FailedState = ({
  text = "This could not be loaded.",
  onRetry,
  isRetrying = false,
}: {
  text?: string;
  onRetry: () => void;
  isRetrying?: boolean;
}) => (
  <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2 border-y border-hairline py-4">
    <p className="text-ink-soft">{text}</p>
    <Button variant="secondary" onClick={onRetry} isLoading={isRetrying}>
      Retry
    </Button>
  </div>
);
