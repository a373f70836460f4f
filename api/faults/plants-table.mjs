/**
 * Bugs to plant, each with the check that has to catch it: `find` becomes `put` in the built `module`; `sql` takes away
 * the constraint of the database that would stop it first.
 */
export const plants = {
  "stock-unguarded": {
    says: "stock is taken without asking whether there is any",
    module: "/catalogue/stock.store.js",
    find: "and stock >= ",
    put: "and 0 <= ",
    sql: ["alter table stock_units drop constraint stock_units_stock_check"],
    seenBy: ["crowd"],
    caughtBy: "stock >= 0",
  },
};
