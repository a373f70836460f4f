import { randomInt } from "node:crypto";
import type { EntityManager } from "typeorm";
import type { Database } from "../gateways/database.ts";
import { WelcomeCode } from "./welcome-code.entity.ts";

/** Letters and digits that nobody mistakes for one another. */
const signs = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";

const freshCode = (): string =>
  `EDGE-${Array.from({ length: 8 }, () => signs[randomInt(signs.length)]).join("")}`;

export const addWelcomeCode = async (
  tx: EntityManager,
  of: { userId: string; percent: number },
): Promise<string> => {
  const code = freshCode();
  await tx.insert(WelcomeCode, { code, ...of });
  return code;
};

export const welcomeCodesOf = (database: Database, userIds: readonly string[]): Promise<WelcomeCode[]> =>
  database.source.manager
    .createQueryBuilder(WelcomeCode, "c")
    .where("c.user_id = any(:userIds)", { userIds })
    .getMany();
