import { BinIcon } from "../../../ui/icons.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { formatRupees } from "../../../ui/money.ts";
import { Select } from "../../../ui/select.tsx";
import { Stepper } from "../../../ui/stepper.tsx";
import { quoteOf, stockText, type CustomerLine } from "./order-lines.ts";
import type { useCustomerOrder } from "./use-customer-order.ts";

type Order = ReturnType<typeof useCustomerOrder>;

const variants = (options: readonly string[]) => options.map((value) => ({ value, label: value }));

const Line = ({ line, order }: { line: CustomerLine; order: Order }) => {
  const { key, product, size, color, quantity } = line;
  const quoted = quoteOf(line, order.quote?.lines ?? []);
  const available = quoted?.available;
  const isShort = available !== undefined && available < quantity;
  return (
    <li className="py-4">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{product.title}</p>
          <p className={`text-sm tabular-nums ${isShort ? "text-madder-deep" : "text-ink-soft"}`}>
            {formatRupees(quoted?.price ?? product.price)}
            {available !== undefined && `, ${stockText(available).toLowerCase()}`}
          </p>
        </div>
        <IconButton label={`Remove ${product.title}`} onClick={() => order.remove(key)}>
          <BinIcon />
        </IconButton>
      </div>
      <div className="mt-2 flex flex-wrap items-end gap-3">
        {product.availableSizes.length > 0 && (
          <Select
            className="w-32"
            label={`Size of ${product.title}`}
            isLabelHidden
            isCompact
            placeholder="Size"
            choices={variants(product.availableSizes)}
            value={size ?? ""}
            onChange={({ target }) => order.change(key, { size: target.value || null })}
          />
        )}
        {product.availableColors.length > 0 && (
          <Select
            className="w-40"
            label={`Colour of ${product.title}`}
            isLabelHidden
            isCompact
            placeholder="Colour"
            choices={variants(product.availableColors)}
            value={color ?? ""}
            onChange={({ target }) => order.change(key, { color: target.value || null })}
          />
        )}
        <Stepper
          label={`Quantity of ${product.title}`}
          value={quantity}
          max={99}
          onChange={(next) => order.change(key, { quantity: next })}
        />
      </div>
    </li>
  );
};

/** The lines of an order that an admin takes, each with size, colour, quantity and stock. */
export const CustomerLines = ({ order }: { order: Order }) =>
  order.lines.length === 0 ? (
    <p className="border-y border-hairline py-6 text-ink-soft">No products yet. Find one and add it.</p>
  ) : (
    <ul className="divide-y divide-hairline border-y border-hairline" aria-label="Lines of the order">
      {order.lines.map((line) => (
        <Line key={line.key} line={line} order={order} />
      ))}
    </ul>
  );
