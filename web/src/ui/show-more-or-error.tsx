import { useState, type ComponentProps } from "react";
import { FormMessage } from "./form-message.tsx";
import { ShowMore } from "./show-more.tsx";

type ShowMoreOrErrorProps = Omit<ComponentProps<typeof ShowMore>, "onMore"> & {
  onMore: () => Promise<unknown>;
  /** What to say when the next part did not come. */
  toMessage: (reason: unknown) => string;
};

/** The foot of a long list that says in its own place when the next part could not be had; pressing again tries again. */
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
