import { useState, type ComponentProps } from "react";
import { FormMessage } from "./form-message.tsx";
import { ShowMore } from "./show-more.tsx";

type MoreOfListProps = Omit<ComponentProps<typeof ShowMore>, "onMore"> & {
  onMore: () => Promise<unknown>;
  /** What to say when the next part did not come. */
  explain: (reason: unknown) => string;
};

/** The foot of a long list that says in its own place when the next part could not be had; pressing again tries again. */
export const MoreOfList = ({ onMore, explain, ...foot }: MoreOfListProps) => {
  const [failure, setFailure] = useState<string | null>(null);
  const more = () => {
    setFailure(null);
    onMore().catch((reason: unknown) => setFailure(explain(reason)));
  };
  return (
    <>
      <FormMessage tone="error" className={failure ? "mt-5" : ""}>
        {failure}
      </FormMessage>
      <ShowMore {...foot} onMore={more} />
    </>
  );
};
