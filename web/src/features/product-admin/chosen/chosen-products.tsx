import { useId, useRef } from "react";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { FailedState } from "../../../ui/failed-state.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { BinIcon } from "../../../ui/icons.tsx";
import { formatRupees } from "../../../ui/money.ts";
import { MoveButtons } from "../../../ui/move-buttons.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { moveButtonId, movedIds, useListMoves } from "../../../ui/use-list-moves.ts";
import { useChosenProducts } from "./use-chosen-products.ts";

/** Chosen products in their order: moved by buttons or by dragging, and taken out. */
export const ChosenProducts = ({
  ids,
  onChange,
}: {
  ids: readonly string[];
  onChange: (ids: readonly string[]) => void;
}) => {
  const listId = useId();
  const list = useRef<HTMLUListElement>(null);
  const { shownIds, start, products, page, pageCount, setPage, hasFailed, isLoading, retry } =
    useChosenProducts(ids);
  const moves = useListMoves({
    ids,
    list: "chosen-product",
    onMove: (id, position) => {
      onChange(movedIds(ids, id, position));
      return true;
    },
  });
  const remove = (id: string) => {
    onChange(ids.filter((each) => each !== id));
    // The pressed button goes.
    list.current?.focus();
  };
  if (hasFailed)
    return <FailedState text="The products could not be loaded." onRetry={retry} isRetrying={isLoading} />;
  return (
    <div>
      <ul
        ref={list}
        id={listId}
        tabIndex={-1}
        aria-label="Chosen products"
        className="divide-y divide-hairline border-y border-hairline outline-none empty:hidden"
      >
        {shownIds.map((id, index) => {
          const position = start + index;
          const product = products.get(id);
          const title = product?.title ?? `product ${position + 1}`;
          const cover = product?.pictures[0];
          return (
            <li
              key={id}
              {...moves.dragged(id, position)}
              className={`grid cursor-grab grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-x-3 py-2 ${moves.overId === id ? "bg-indigo-tint" : ""}`}
            >
              <span className="block aspect-3/4 w-10 overflow-hidden rounded-sm bg-paper-deep">
                {cover && (
                  <Picture
                    picture={cover}
                    isDecorative
                    sizes="2.5rem"
                    // The row is dragged, not the file.
                    className="pointer-events-none size-full object-cover"
                  />
                )}
              </span>
              <span className="min-w-0">
                <span className="line-clamp-2 font-semibold wrap-anywhere">{product?.title ?? "…"}</span>
                <span className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft tabular-nums">
                  {product && formatRupees(product.price)}
                  {product?.isArchived && <Badge tone="grey">Archived, not shown</Badge>}
                </span>
              </span>
              <span className="flex max-sm:col-span-3 max-sm:-ml-3">
                <MoveButtons
                  name={title}
                  idOf={(step) => moveButtonId("chosen-product", id, step)}
                  isFirst={position === 0}
                  isLast={position === ids.length - 1}
                  onMove={(step) => moves.moveBy(id, step)}
                />
                {position > 1 && (
                  <Button variant="quiet" onClick={() => void moves.moveTo(id, 0)}>
                    To the top<span className="sr-only">: {title}</span>
                  </Button>
                )}
                <IconButton label={`Take out ${title}`} onClick={() => remove(id)}>
                  <BinIcon />
                </IconButton>
              </span>
            </li>
          );
        })}
      </ul>
      <output className="sr-only">{moves.announcement}</output>
      {pageCount > 1 && (
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <Button
            variant="secondary"
            aria-disabled={page === 0}
            onClick={() => setPage(Math.max(0, page - 1))}
          >
            Earlier
          </Button>
          <p className="text-sm text-ink-soft tabular-nums">
            {`${(start + 1).toLocaleString("en-IN")} to ${(start + shownIds.length).toLocaleString("en-IN")} of ${ids.length.toLocaleString("en-IN")}`}
          </p>
          <Button
            variant="secondary"
            aria-disabled={page === pageCount - 1}
            onClick={() => setPage(Math.min(pageCount - 1, page + 1))}
          >
            Later
          </Button>
        </div>
      )}
    </div>
  );
};
