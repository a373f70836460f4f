import { useState } from "react";
import { Link } from "react-router-dom";
import type { CartLine_LineFragment } from "../../graphql/generated.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/button.tsx";
import { FormMessage } from "../../ui/form-message.tsx";
import { isRepeatedPress } from "../../ui/is-repeated-press.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { BinIcon, HeartIcon, PencilIcon } from "../../ui/icons.tsx";
import { formatRupees } from "../../ui/money.ts";
import { pictureInColor } from "../../ui/picture-in-color.ts";
import { Picture } from "../../ui/picture.tsx";
import { stepTo, Stepper } from "../../ui/stepper.tsx";
import { maxQuantity } from "./cart-stock.ts";
import { shownVariant } from "../catalogue/variant-text.ts";
import { limitText } from "./limit-text.ts";
import { LineNotices } from "./line-notices.tsx";
import type { CartChanges } from "./use-cart-changes.ts";

export type WishlistMove = {
  move: (line: CartLine_LineFragment) => void;
  /** Id of the line that is being moved; `null` without one. */
  movingId: string | null;
};

type CartLineRowProps = {
  line: CartLine_LineFragment;
  /** All lines of the cart: several lines can share one stock unit. */
  lines: readonly CartLine_LineFragment[];
  changes: CartChanges;
  onChoose: () => void;
  wishlistMove: WishlistMove;
};

const hasVariant = ({ product }: CartLine_LineFragment) =>
  product.availableSizes.length + product.availableColors.length > 0;

const LinePicture = ({ line }: { line: CartLine_LineFragment }) => {
  const picture = pictureInColor(line.product.pictures, line.color);
  return (
    <div className="relative row-span-3 aspect-3/4 overflow-hidden bg-paper-deep">
      {picture && (
        <Picture
          picture={picture}
          sizes="8rem"
          isDecorative
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </div>
  );
};

/** One line of the cart with quantity, price and, if it cannot be ordered as it is, the problem. */
export const CartLineRow = ({ line, lines, changes, onChoose, wishlistMove }: CartLineRowProps) => {
  const { product } = line;
  const failure = changes.failure?.lineId === line.id ? changes.failure.text : null;
  const [requestedQuantity, setRequestedQuantity] = useState(0);
  const max = maxQuantity(line, lines);
  const change = (requested: number) => {
    setRequestedQuantity(requested);
    const quantity = stepTo(requested, { value: line.quantity, min: 0, max });
    if (quantity !== line.quantity) void changes.setQuantity(line, quantity);
  };
  return (
    <li className="grid grid-cols-[min(6rem,27vw)_minmax(0,1fr)] gap-x-4 border-b border-hairline py-6 sm:grid-cols-[8rem_minmax(0,1fr)] sm:gap-x-6">
      <LinePicture line={line} />
      <div className="flex items-start gap-2">
        <div className="min-w-0 grow">
          <h2 className="font-sans text-base leading-snug tracking-normal">
            <Link
              to={paths.product(product)}
              className="-my-3 inline-block max-w-full py-3 wrap-anywhere decoration-1 underline-offset-4 hover:underline"
            >
              {product.title}
            </Link>
          </h2>
          <p className="mt-0.5 text-sm text-ink-soft tabular-nums">{formatRupees(line.price)} each</p>
          {hasVariant(line) && line.isListed && (
            <button
              type="button"
              onClick={onChoose}
              aria-label={`Change size or colour of ${product.title}, now ${shownVariant(line)}`}
              className="mt-0.5 inline-flex min-h-11 items-center gap-2 text-left text-sm underline decoration-edge decoration-1 underline-offset-4 hover:decoration-ink"
            >
              {shownVariant(line)}
              <PencilIcon size={16} />
            </button>
          )}
          {hasVariant(line) && !line.isListed && (
            <p className="mt-0.5 text-sm text-ink-soft">{shownVariant(line)}</p>
          )}
        </div>
        <IconButton
          label={`Remove ${product.title}`}
          className="-mt-2.5 -mr-3 shrink-0 text-ink-soft hover:text-ink"
          onClick={(event) => {
            if (!isRepeatedPress(event)) void changes.removeLine(line);
          }}
        >
          <BinIcon />
        </IconButton>
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-2 gap-y-2 self-end">
        <Stepper
          label={`Quantity of ${product.title}`}
          value={line.quantity}
          min={0}
          max={max}
          typedMax={999}
          isDisabled={!line.isListed}
          onChange={change}
        />
        <p className="ml-auto text-lg font-semibold tabular-nums" translate="no">
          {formatRupees(line.lineTotal)}
        </p>
        {line.isListed && (
          <Button
            variant="quiet"
            className="-mb-3 -ml-2 basis-full justify-start text-sm"
            aria-label={`Move ${product.title} to wishlist`}
            isLoading={wishlistMove.movingId === line.id}
            onClick={(event) => !isRepeatedPress(event) && wishlistMove.move(line)}
          >
            <HeartIcon size={16} />
            Move to wishlist
          </Button>
        )}
      </div>
      <p aria-live="polite" className="col-start-2 mt-3 text-sm text-ink-soft empty:hidden">
        {line.quantity <= max && limitText({ requestedQuantity, maxQuantity: max, inCart: 0 })}
      </p>
      <LineNotices line={line} lines={lines} changes={changes} />
      <FormMessage tone="error" className={failure ? "col-span-2 mt-3" : "col-span-2"}>
        {failure}
      </FormMessage>
    </li>
  );
};
