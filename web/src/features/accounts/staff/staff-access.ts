import { createContext, useContext } from "react";
import type { Permission, StaffRole } from "../../../graphql/generated.ts";

export type StaffAccess = { staffRole: StaffRole | null; permissions: readonly Permission[] };

/** Outside of the admin's frame nothing is allowed. */
export const StaffAccessContext = createContext<StaffAccess>({ staffRole: null, permissions: [] });

/** Whether something is for everyone of the staff (no permission), or for one of the permissions. */
export const isAllowed = (
  { permissions }: Pick<StaffAccess, "permissions">,
  needed: readonly Permission[],
): boolean => needed.length === 0 || needed.some((permission) => permissions.includes(permission));

/** Asks whether the viewing member of the staff has one of some permissions. The server refuses in any case. */
export const useMay = () => {
  const access = useContext(StaffAccessContext);
  return (...needed: Permission[]): boolean => isAllowed(access, needed);
};
