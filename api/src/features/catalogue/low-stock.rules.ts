/**
 * Up to so many pieces, all stock units together, a product has low stock. The table `low_stock` holds the products with
 * as many pieces: another number needs a migration.
 */
export const lowStockUpTo = 5;
