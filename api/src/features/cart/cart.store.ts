import { IsNull, type EntityManager } from "typeorm";
import { maxLineQuantity, type Variant } from "../catalogue/variant.rules.ts";
import { currentPrice } from "../catalogue/scheduled-price.store.ts";
import { servesVariant } from "../catalogue/stock.store.ts";
import { prepared } from "../../platform/database/prepared-statements.ts";
import type { Paise } from "../../platform/money.ts";
import { CartLine } from "./cart-line.entity.ts";

export type CartLineRow = Variant & {
  id: string;
  productId: string;
  quantity: number;
  price: Paise;
  priceWhenAdded: Paise;
  lineTotal: Paise;
  available: number;
  isListed: boolean;
  category: string;
  kind: string;
};

/** SQL: the product `p` still offers the size and the colour of the line `l`, or is now of one size or one colour. */
const isOffered = `(p.available_sizes = '{}' or l.size = any(p.available_sizes))
  and (p.available_colors = '{}' or l.color = any(p.available_colors))`;

/** SQL: the size and the colour with which the line `l` would be ordered now. */
const orderedSize = "(case when p.available_sizes <> '{}' then l.size end)";
const orderedColor = "(case when p.available_colors <> '{}' then l.color end)";

/**
 * The lines of a shopper's cart at today's prices, oldest first. `available` is 0 for a size or colour that the product no
 * longer offers.
 */
export const cartLines = (tx: EntityManager, userId: string): Promise<CartLineRow[]> =>
  tx.query<CartLineRow[]>(
    `select l.id, l.product_id as "productId", l.size, l.color, l.quantity, ${currentPrice} as price,
       l.price_when_added as "priceWhenAdded", p.archived_at is null as "isListed", p.category, p.kind,
       ${currentPrice}::bigint * l.quantity as "lineTotal",
       case when p.archived_at is null and ${isOffered} then
         coalesce((select max(u.stock) from stock_units u
           where u.product_id = p.id and ${servesVariant(orderedSize, orderedColor)}), 0)
       else 0 end as available
     from cart_lines l join products p on p.id = l.product_id
     where l.user_id = $1 order by l.created_at, l.id`,
    [userId],
  );

type Line = Pick<CartLine, "id" | "productId" | "size" | "color" | "quantity">;

const lock = { mode: "pessimistic_write" } as const;

/** A line of the shopper's own cart, locked for a change; `null` if missing. */
export const lockLine = (tx: EntityManager, userId: string, lineId: string): Promise<Line | null> =>
  tx.findOne(CartLine, { where: { id: lineId, userId }, lock });

/** The line of a variant in the shopper's cart, locked for a change; `null` if missing. */
export const lockLineOfVariant = (
  tx: EntityManager,
  userId: string,
  productId: string,
  { size, color }: Variant,
): Promise<Line | null> =>
  tx.findOne(CartLine, {
    where: { userId, productId, size: size ?? IsNull(), color: color ?? IsNull() },
    lock,
  });

/**
 * Adds pieces of a variant to its line, or inserts a line. Stores today's price as `priceWhenAdded`. Returns the new
 * quantity of the line; `undefined`, without a change, if it would be above the maximum of a line.
 */
export const increaseLine = async (
  tx: EntityManager,
  line: Variant & { userId: string; productId: string; quantity: number },
): Promise<number | undefined> => {
  const [row] = await tx.query<{ quantity: number }[]>(
    `insert into cart_lines (user_id, product_id, size, color, quantity, price_when_added)
       select $1::uuid, p.id, $3, $4, $5::integer, ${currentPrice} from products p where p.id = $2
     on conflict (user_id, product_id, size, color)
       do update set quantity = cart_lines.quantity + excluded.quantity, price_when_added = excluded.price_when_added
       where cart_lines.quantity + excluded.quantity <= $6
     returning quantity`,
    [line.userId, line.productId, line.size, line.color, line.quantity, maxLineQuantity],
  );
  return row?.quantity;
};

export const setLine = async (
  tx: EntityManager,
  id: string,
  { size, color, quantity }: Variant & { quantity: number },
): Promise<void> => {
  await tx.update(CartLine, { id }, { size, color, quantity });
};

/** Removes a line of the shopper's own cart. Returns false if it is missing. */
export const removeLine = async (tx: EntityManager, userId: string, lineId: string): Promise<boolean> => {
  const { affected } = await tx.delete(CartLine, { id: lineId, userId });
  return affected === 1;
};

export const removeAllLines = async (tx: EntityManager, userId: string): Promise<void> => {
  await tx.delete(CartLine, { userId });
};

/**
 * The lines are locked first: pieces that another request adds meanwhile are part of the rest. An ordered size or colour is
 * null if the product is of one size or one colour; a line may still have the size that was chosen before.
 */
const takeFromCart = prepared(
  "remove-ordered",
  `with mine as materialized (
     select l.id, l.quantity - o.quantity as rest
     from unnest($2::uuid[], $3::text[], $4::text[], $5::int[]) as o(product_id, size, color, quantity)
     join cart_lines l on l.user_id = $1 and l.product_id = o.product_id
       and (o.size is null or l.size = o.size) and (o.color is null or l.color = o.color)
     for update of l),
   reduced as (
     update cart_lines l set id = uuidv7(), quantity = mine.rest from mine where l.id = mine.id and mine.rest > 0)
   delete from cart_lines l using mine where l.id = mine.id and mine.rest <= 0`,
);

/**
 * Removes the ordered pieces from the cart. Pieces that were added meanwhile stay, with a new line id: the client derives
 * its idempotency key from the ids, so that the next order gets another key.
 */
export const removeOrdered = async (
  tx: EntityManager,
  userId: string,
  lines: readonly (Variant & { productId: string; quantity: number })[],
): Promise<void> => {
  await tx.query(takeFromCart, [
    userId,
    lines.map((line) => line.productId),
    lines.map((line) => line.size),
    lines.map((line) => line.color),
    lines.map((line) => line.quantity),
  ]);
};

export const countLines = (tx: EntityManager, userId: string): Promise<number> =>
  tx.countBy(CartLine, { userId });
