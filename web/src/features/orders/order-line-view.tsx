import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { OrderCard_OrderFragment } from "../../graphql/generated.ts";
import { paths } from "../../paths.ts";
import { pictureInColor } from "../../ui/picture-in-color.ts";
import { formatRupees } from "../../ui/money.ts";
import { Picture } from "../../ui/picture.tsx";

type Line = OrderCard_OrderFragment["lines"][number];

/** The variant of an ordered line: "Size M, Indigo"; empty without sizes and colours. */
export const orderedVariantText = ({ size, color }: Pick<Line, "size" | "color">) =>
  [size && `Size ${size}`, color].filter(Boolean).join(", ");

/** The product's picture in the ordered colour; an empty frame if the shop no longer sells it. */
export const LineThumbnail = ({
  line,
  className,
}: {
  line: Pick<Line, "color"> & { product: Pick<NonNullable<Line["product"]>, "pictures"> | null };
  className: string;
}) => {
  const picture = line.product && pictureInColor(line.product.pictures, line.color);
  return (
    <span className={`relative block aspect-3/4 shrink-0 overflow-hidden bg-paper-deep ${className}`}>
      {picture && (
        <Picture
          picture={picture}
          sizes="5rem"
          isDecorative
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </span>
  );
};

const Title = ({ line }: { line: Line }): ReactNode =>
  line.product ? (
    <Link to={paths.product(line.product)} className="decoration-1 underline-offset-4 hover:underline">
      {line.title}
    </Link>
  ) : (
    line.title
  );

/** One line of an order, and what can be done with it, with the title and price at the time of the order. */
export const OrderLineView = ({ line, action }: { line: Line; action?: ReactNode }) => (
  <li className="flex gap-4 py-3">
    <LineThumbnail line={line} className="w-14 self-start" />
    <div className="min-w-0 grow text-sm">
      <p className="font-semibold">
        <Title line={line} />
      </p>
      {orderedVariantText(line) && <p className="text-ink-soft">{orderedVariantText(line)}</p>}
      <p className="text-ink-soft tabular-nums">
        {line.quantity} × {formatRupees(line.price)}
      </p>
      {action}
    </div>
    <p className="text-sm tabular-nums" translate="no">
      {formatRupees(line.lineTotal)}
    </p>
  </li>
);
