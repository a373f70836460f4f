import { useContext } from "react";
import { paths } from "../../../paths.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { usePageTitle } from "../../../ui/use-page-title.ts";
import { StaffAccessContext } from "./staff-access.ts";
import { staffRoles } from "./staff-roles.ts";

/** In place of a page that the role may not see. */
export const NoAccess = () => {
  usePageTitle("Not in your role");
  const { staffRole } = useContext(StaffAccessContext);
  const text = staffRole
    ? `Your role is ${staffRoles[staffRole].name}. If you need this page, ask an owner of the shop to change your role.`
    : "Your account has no role yet. Ask an owner of the shop to give you one.";
  return (
    <EmptyState
      level="h1"
      title="This page is not part of your role"
      text={text}
      action={<ButtonLink to={paths.adminDashboard()}>Go to the dashboard</ButtonLink>}
    />
  );
};
