import type { EntityManager } from "typeorm";

/** Makes order numbers continue after `lastNumber` (100999 for SJ100999). Never lowers them. */
export const skipOrderNumbers = async (tx: EntityManager, lastNumber: number): Promise<void> => {
  await tx.query(
    `select setval('order_numbers', greatest($1, (select last_value from order_numbers)))
     where $1 >= (select last_value from order_numbers)`,
    [lastNumber],
  );
};
