import type { OrderStatus } from "../../graphql/generated.ts";

const steps: readonly { status: OrderStatus; name: string }[] = [
  { status: "CONFIRMED", name: "Confirmed" },
  { status: "PROCESSING", name: "Packing" },
  { status: "SHIPPED", name: "On its way" },
  { status: "DELIVERED", name: "Delivered" },
];

/** How far an order is on its way to the shopper, as four steps. Nothing for an order that is unpaid, cancelled or returned. */
export const OrderProgress = ({ status, className = "" }: { status: OrderStatus; className?: string }) => {
  const current = steps.findIndex((step) => step.status === status);
  if (current < 0) return null;
  return (
    <ol aria-label="Progress of the order" className={`grid grid-cols-4 gap-1 ${className}`}>
      {steps.map(({ status: step, name }, index) => (
        <li
          key={step}
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
