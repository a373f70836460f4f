import { useMemo } from "react";
import { useStaffAccessQuery } from "../../../graphql/generated.ts";
import type { StaffAccess } from "./staff-access.ts";

/** Before it is known, and after the end of the access. */
export const noAccess: StaffAccess = { staffRole: null, permissions: [] };

/** What the viewing member of the staff may do; `undefined` until it has loaded. Later answers of the open tasks change it. */
export const useStaffAccess = () => {
  const { data, error, refetch } = useStaffAccessQuery({ fetchPolicy: "cache-and-network" });
  const me = data?.me;
  const access = useMemo<StaffAccess | undefined>(
    () => (me ? { staffRole: me.staffRole, permissions: me.permissions } : undefined),
    [me],
  );
  return { access, error, retry: () => void refetch().catch(() => undefined) };
};
