/**
 * SQL: the pieces of an order line `l` that an admin took out of the order before they were shipped. Their size and colour are those
 * that the line had then: it may have got others since.
 */
export const removedPieces = `(select coalesce(sum(f.quantity), 0) from refunded_pieces f
    where f.order_line_id = l.id and f.is_unshipped)`;
