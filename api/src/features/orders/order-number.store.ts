import type { EntityManager } from "typeorm";

/** Makes order numbers go on after `last`, as SJ100999 has it; never back. */
export const skipOrderNumbers = async (tx: EntityManager, lastNumber: number): Promise<void> => {
  await tx.query(
    `select setval('order_numbers', greatest($1, (select last_value from order_numbers)))
     where $1 >= (select last_value from order_numbers)`,
    [lastNumber],
  );
};
