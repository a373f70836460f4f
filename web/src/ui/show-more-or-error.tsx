import { useState, type ComponentProps } from "react";
import { FormMessage } from "./form-message.tsx";
import { ShowMore } from "./show-more.tsx";

type ShowMoreOrErrorProps = Omit<ComponentProps<typeof ShowMore>, "onMore"> & {
  onMore: () => Promise<unknown>;
  /** The message for a failed load. */
  toMessage: (reason: unknown) => string;
};

/** `ShowMore` with an error message for a failed load; another press retries. */
export const ShowMoreOrError = ({ onMore, toMessage, ...showMoreProps }: ShowMoreOrErrorProps) => {
  const [failure, setFailure] = useState<string | null>(null);
  const loadMore = () => {
    setFailure(null);
    onMore().catch((reason: unknown) => setFailure(toMessage(reason)));
  };
  return (
    <>
      <FormMessage tone="error" className={failure ? "mt-5" : ""}>
        {failure}
      </FormMessage>
      <ShowMore {...showMoreProps} onMore={loadMore} />
    </>
  );
};
