import type { OrderStatus } from "../../graphql/generated.ts";

type Progress = { orderStatus: OrderStatus; packedAt?: string | null };

const statuses: readonly OrderStatus[] = ["CONFIRMED", "PROCESSING", "SHIPPED", "DELIVERED"];

/** The names of the steps, and the place of the current one; below 0 for an order that is unpaid, cancelled or returned. */
export const progressOf = ({ orderStatus, packedAt }: Progress) => {
  const isPacked = Boolean(packedAt);
  const place = statuses.indexOf(orderStatus);
  return {
    names: [
      "Confirmed",
      orderStatus === "PROCESSING" && !isPacked ? "Packing" : "Packed",
      "On its way",
      "Delivered",
    ],
    // The shop packs an order without another status.
    current: isPacked && place === 0 ? 1 : place,
  };
};

/** How far an order is on its way to the shopper, as four steps. Nothing for an order that is unpaid, cancelled or returned. */
export const OrderProgress = ({ order, className = "" }: { order: Progress; className?: string }) => {
  const { names, current } = progressOf(order);
  if (current < 0) return null;
  return (
    <ol aria-label="Progress of the order" className={`grid grid-cols-4 gap-1 ${className}`}>
      {names.map((name, index) => (
        <li
          key={name}
          aria-current={index === current ? "step" : undefined}
          className={`border-t-4 pt-1.5 text-xs sm:text-sm ${index <= current ? "border-leaf" : "border-hairline"} ${index === current ? "font-semibold" : "text-ink-soft"}`}
        >
          {name}
          {index < current && <span className="sr-only">, done</span>}
        </li>
      ))}
    </ol>
  );
};
