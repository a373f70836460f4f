import { orderStatusEffects } from "../../src/features/orders/order-status-effects.rules.ts";
import { OrderStatus } from "../../src/features/orders/order-status.rules.ts";
import type { CopyTarget } from "./copy-tables.ts";
import { copyLine } from "./copy-text.ts";
import { idAt } from "./id-at.ts";
import type { SeedOrder } from "./many-orders.ts";
import type { SeedShopper } from "./many-shoppers.ts";
import { lastStep } from "./order-life.ts";
import { paymentTargets, type NumberedOrder } from "./seed-payment-copy.ts";

export const shopperTarget = (passwordHash: string): CopyTarget<SeedShopper> => ({
  into: "users (id, name, email, mobile, password_hash, role, email_verified_at, created_at)",
  toLines: ({ id, email, createdAt, address: home }) =>
    copyLine([id, home.fullName, email, home.phone, passwordHash, "shopper", createdAt, createdAt]),
});

const day = 24 * 60 * 60 * 1000;
const deliveryDays = 6;

const stepAt = ({ life }: SeedOrder, status: OrderStatus): Date | undefined =>
  life.steps.find((step) => step.status === status)?.at;

const orderRow = (order: NumberedOrder): string => {
  const { shopper, life, totals, createdAt, paymentIds } = order;
  const to = shopper.address;
  const last = lastStep(life);
  const confirmedAt = stepAt(order, OrderStatus.CONFIRMED) ?? null;
  return copyLine([
    order.id,
    order.orderNumber,
    shopper.id,
    `seed-${order.id}`,
    "seed",
    last.status,
    orderStatusEffects[last.status].holdsStock,
    totals.subtotal,
    totals.shippingCost,
    totals.discount,
    totals.tax,
    totals.total,
    stepAt(order, OrderStatus.SHIPPED) ? `SJT${order.orderNumber.replace(/\D/g, "").padStart(9, "0")}` : null,
    confirmedAt && new Date(createdAt.getTime() + deliveryDays * day),
    createdAt,
    last.at,
    to.fullName,
    to.email,
    to.phone,
    to.address,
    to.city,
    to.state,
    to.zipCode,
    to.country,
    life.method,
    life.paidAt && `pay_${paymentIds.gateway}`,
    life.paymentStatus,
    confirmedAt,
  ]);
};

const lineRows = ({ id, createdAt, lines }: NumberedOrder): string =>
  lines
    .map((line, position) =>
      copyLine([
        idAt(createdAt),
        id,
        position,
        line.productId,
        line.stockUnitId,
        line.title,
        line.price,
        line.quantity,
        line.size,
        line.color,
        line.discount,
        line.hsn,
        line.taxRate,
        line.tax,
      ]),
    )
    .join("");

const stepRows = ({ id, life, shopper, adminId }: NumberedOrder): string => {
  const accounts = { shopper: shopper.id, admin: adminId, shop: null };
  return life.steps
    .map(({ status, at, by }, index) =>
      copyLine([idAt(at), id, life.steps[index - 1]?.status ?? null, status, accounts[by], at]),
    )
    .join("");
};

/** The tables of an order. No job is added: its mails count as sent, and Razorpay is never asked about its payment. */
export const orderTargets: CopyTarget<NumberedOrder>[] = [
  {
    into: `orders (id, order_number, user_id, idempotency_key, draft_hash, order_status, holds_stock, total_amount,
      shipping_cost, discount, tax, final_amount, tracking_id, estimated_delivery, created_at, updated_at,
      ship_full_name, ship_email, ship_phone, ship_address, ship_city, ship_state, ship_zip_code, ship_country,
      payment_method, payment_transaction_id, payment_status, confirmation_mailed_at)`,
    toLines: orderRow,
  },
  {
    into: `order_lines (id, order_id, position, product_id, stock_unit_id, title, price, quantity, size, color, discount,
      hsn, tax_rate, tax)`,
    toLines: lineRows,
  },
  {
    into: "order_status_changes (id, order_id, from_status, to_status, user_id, changed_at)",
    toLines: stepRows,
  },
  ...paymentTargets,
];
