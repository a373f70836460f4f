import type { EntityManager } from "typeorm";
import { Role, User } from "./user.entity.ts";

export const userByEmail = (tx: EntityManager, email: string): Promise<User | null> =>
  tx.findOne(User, { where: { email } });

export const userById = (tx: EntityManager, id: string): Promise<User | null> =>
  tx.findOne(User, { where: { id } });

/** Whether the shop has an admin already. */
export const hasAdmin = (tx: EntityManager): Promise<boolean> =>
  tx.exists(User, { where: { role: Role.ADMIN } });

export const addUser = async (
  tx: EntityManager,
  user: Pick<User, "name" | "email" | "passwordHash" | "role" | "emailVerifiedAt">,
): Promise<string> => {
  const result = await tx.insert(User, user);
  return (result.identifiers[0] as { id: string }).id;
};
