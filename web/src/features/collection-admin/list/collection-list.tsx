import { useState } from "react";
import { Link } from "react-router-dom";
import {
  useOrderCollectionsMutation,
  type CollectionRow_CollectionFragment,
} from "../../../graphql/generated.ts";
import { writeErrorMessage } from "../../../graphql/lost-answer.ts";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/button.tsx";
import { FormMessage } from "../../../ui/form-message.tsx";
import { MoveButtons } from "../../../ui/move-buttons.tsx";
import { moveButtonId, movedIds, useListMoves } from "../../../ui/use-list-moves.ts";
import { kindWords, productsText } from "../collection-words.ts";
import { HiddenBadge } from "../hidden-badge.tsx";
import { useCollectionActions } from "../use-collection-actions.ts";

/** The collections in the order of the shop: moved by buttons or by dragging, hidden and shown again. */
export const CollectionList = ({
  collections,
  reload,
}: {
  collections: readonly CollectionRow_CollectionFragment[];
  reload: () => Promise<unknown>;
}) => {
  const [order] = useOrderCollectionsMutation();
  const [orderFailure, setOrderFailure] = useState<string | null>(null);
  const { busyId, failure, toggle } = useCollectionActions(reload);
  /** The order after moves that are not loaded yet. */
  const [movedOrder, setMovedOrder] = useState<readonly string[] | null>(null);
  const ids = movedOrder ?? collections.map(({ id }) => id);
  const moves = useListMoves({
    ids,
    list: "collection",
    onMove: async (id, position) => {
      const next = movedIds(ids, id, position);
      setMovedOrder(next);
      setOrderFailure(null);
      try {
        // One after the other: each names the order that the one before has made.
        await order({ variables: { seenIds: [...ids], ids: next }, context: { queue: "collections" } });
        return true;
      } catch (error) {
        setOrderFailure(
          writeErrorMessage(error, { fallback: "The order could not be changed. Please try again." }),
        );
        setMovedOrder(null);
        return false;
      } finally {
        await reload();
        setMovedOrder((latest) => (latest === next ? null : latest));
      }
    },
  });
  const shown = ids.flatMap((id) => collections.find((each) => each.id === id) ?? []);
  const message = failure ?? orderFailure;
  return (
    <>
      <FormMessage tone="error" className={message ? "mt-4" : ""}>
        {message}
      </FormMessage>
      <ul aria-label="Collections" className="mt-2">
        {shown.map((collection, position) => {
          const { id, title, isHidden, productCount } = collection;
          return (
            <li
              key={id}
              {...moves.dragged(id, position)}
              className={`grid cursor-grab gap-x-6 gap-y-2 border-b border-hairline py-4 lg:grid-cols-[minmax(0,1fr)_auto_auto] lg:items-center ${moves.overId === id ? "bg-indigo-tint" : ""}`}
            >
              <div className="min-w-0">
                <div className="flex flex-wrap items-center gap-x-3">
                  <h2 className="min-w-0 font-sans text-base font-semibold tracking-normal">
                    <Link
                      to={paths.adminCollection(id)}
                      draggable={false}
                      className="text-link inline-flex min-h-11 items-center wrap-anywhere lg:min-h-0"
                    >
                      {title}
                    </Link>
                  </h2>
                  <HiddenBadge isHidden={isHidden} productCount={productCount} />
                </div>
                <p className="wrap-anywhere lg:mt-1">{kindWords(collection)}</p>
                <p className="text-sm text-ink-soft tabular-nums">{productsText(productCount)}</p>
              </div>
              <div className="flex items-center gap-3 max-lg:-ml-3">
                <MoveButtons
                  name={title}
                  idOf={(step) => moveButtonId("collection", id, step)}
                  isFirst={position === 0}
                  isLast={position === collections.length - 1}
                  onMove={(step) => moves.moveBy(id, step)}
                />
                <Button
                  variant="secondary"
                  className="lg:min-w-24"
                  isLoading={busyId === id}
                  onClick={() => void toggle(collection)}
                >
                  {isHidden ? "Show" : "Hide"}
                  <span className="sr-only"> {title}</span>
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      <output className="sr-only">{moves.announcement}</output>
    </>
  );
};
