import { IsNull, type EntityManager } from "typeorm";
import { insertNew } from "../../platform/database/insert-new.ts";
import { verifiedEmail } from "../accounts/order-addresses/order-address.store.ts";
import type { Variant } from "../catalogue/variant.rules.ts";
import { servesVariant } from "../catalogue/stock.store.ts";
import { RestockAlert } from "./restock-alert.entity.ts";

export type OpenAlert = Variant & { id: string };

/** Days for which a mailed request is kept. */
const retentionDays = 30;

/**
 * Pieces of a variant, 0 without a unit. The lock makes a restock wait until the request is committed, so that it finds the
 * request.
 */
export const lockPiecesOf = async (
  tx: EntityManager,
  productId: string,
  { size, color }: Variant,
): Promise<number> => {
  const [unit] = await tx.query<{ stock: number }[]>(
    `select u.stock from stock_units u where u.product_id = $1 and ${servesVariant("$2", "$3")} for share of u`,
    [productId, size, color],
  );
  return unit?.stock ?? 0;
};

/** Requests of a shopper that are not mailed yet. */
export const countOpenAlerts = (tx: EntityManager, userId: string): Promise<number> =>
  tx.countBy(RestockAlert, { userId, mailedAt: IsNull() });

/** Adds a request at the end of the line. One that waits already keeps its place. */
export const addAlert = async (
  tx: EntityManager,
  userId: string,
  productId: string,
  { size, color }: Variant,
): Promise<void> => {
  await insertNew(tx, RestockAlert, { userId, productId, size, color });
};

/** The open requests of a shopper for one product, oldest first. */
export const openAlertsOf = (tx: EntityManager, userId: string, productId: string): Promise<OpenAlert[]> =>
  tx.find(RestockAlert, {
    where: { userId, productId, mailedAt: IsNull() },
    order: { createdAt: "asc", id: "asc" },
  });

/** Deletes open requests of a shopper: one, or all of them without an id. Returns their number. */
export const deleteOpenAlerts = async (tx: EntityManager, userId: string, id?: string): Promise<number> => {
  const open = { userId, mailedAt: IsNull(), ...(id !== undefined && { id }) };
  const { affected } = await tx.delete(RestockAlert, open);
  return affected ?? 0;
};

export type AwaitedPieceRow = Variant & { id: string; title: string };

/** What a shopper waits for, oldest first. */
export const awaitedPieces = async (tx: EntityManager, userId: string): Promise<AwaitedPieceRow[]> => {
  const alerts = await tx
    .createQueryBuilder(RestockAlert, "alert")
    .innerJoin("alert.product", "product")
    .addSelect(["product.id", "product.title"])
    .where({ userId, mailedAt: IsNull() })
    .orderBy({ "alert.createdAt": "ASC", "alert.id": "ASC" })
    .getMany();
  return alerts.map(({ product, ...alert }) => ({ ...alert, title: product.title }));
};

/** Open requests for each variant of a product, most requests first. */
export const waitingByVariant = (
  tx: EntityManager,
  productId: string,
): Promise<(Variant & { count: number })[]> =>
  tx.query<(Variant & { count: number })[]>(
    `select size, color, count(*)::int as count from restock_alerts
     where product_id = $1 and mailed_at is null group by size, color order by count(*) desc, size, color`,
    [productId],
  );

export type AlertToMail = Variant & {
  id: string;
  userId: string;
  productId: string;
  title: string;
  slug: string | null;
  name: string;
  /** The verified address; "" without one. */
  email: string;
  isClaimed: boolean;
  isArchived: boolean;
  pieces: number;
};

/** An open request with the data of its mail; `undefined` if it was mailed or cancelled, or if the account is deleted. */
export const alertToMail = async (tx: EntityManager, id: string): Promise<AlertToMail | undefined> => {
  const [row] = await tx.query<AlertToMail[]>(
    `select a.id, a.user_id as "userId", a.product_id as "productId", a.size, a.color, p.title, p.slug, u.name,
       ${verifiedEmail} as email, a.claimed_at is not null as "isClaimed", p.archived_at is not null as "isArchived",
       coalesce((select s.stock from stock_units s where s.product_id = a.product_id
         and ((s.size is null and s.color is null)
           or (s.size is not distinct from a.size and s.color is not distinct from a.color))), 0) as pieces
     from restock_alerts a join products p on p.id = a.product_id
       join users u on u.id = a.user_id and u.deleted_at is null
     where a.id = $1 and a.mailed_at is null`,
    [id],
  );
  return row;
};

/** Puts a claimed request back to its place in line. */
export const releaseAlert = async (tx: EntityManager, id: string): Promise<void> => {
  await tx.update(RestockAlert, { id, mailedAt: IsNull() }, { claimedAt: null });
};

/** Records that the mail of a request was sent. */
export const markAlertMailed = async (tx: EntityManager, id: string): Promise<void> => {
  await tx.update(RestockAlert, { id }, { mailedAt: () => "clock_timestamp()" });
};

/**
 * Offers pieces that stayed in stock for a day to the next in line, and deletes old mailed requests. Units whose restock was
 * mailed within the day are left to those shoppers.
 */
export const claimForUnsoldPieces = async (tx: EntityManager): Promise<void> => {
  await tx.query(
    `select claim_restock_alerts(u, u.stock) from stock_units u
     where u.stock > 0
       and u.product_id in (select a.product_id from restock_alerts a where a.mailed_at is null and a.claimed_at is null)
       and not exists (select from restock_alerts a where a.product_id = u.product_id
         and coalesce(a.mailed_at, a.claimed_at) > now() - interval '1 day' and ${servesVariant("a.size", "a.color")})`,
  );
  await tx.query("delete from restock_alerts where mailed_at < now() - make_interval(days => $1)", [
    retentionDays,
  ]);
};
