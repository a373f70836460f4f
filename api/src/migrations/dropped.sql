-- Triggers and functions that no .sql file has any more. They go after the statements of the features, in the same transaction: a
-- trigger that protects a table stays until the one that replaces it. CONTRIBUTING.md, "A function or a trigger".

drop trigger if exists payments_amounts_are_kept on payments;
drop trigger if exists refunds_amounts_are_kept on refunds;
drop trigger if exists refunds_credit_is_kept on refunds;
drop trigger if exists payouts_amounts_are_kept on payouts;
drop trigger if exists stock_units_added on stock_units;
drop trigger if exists stock_units_removed on stock_units;
drop function if exists low_stock_added();
drop function if exists low_stock_changed();
drop function if exists low_stock_removed();
drop function if exists refresh_low_stock(uuid[]);
drop function if exists pictures_added();
drop function if exists pictures_removed();
drop function if exists order_ends(text, text, uuid);
