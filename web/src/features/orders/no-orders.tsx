import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";

/** The empty state before the first order, for /orders and the dashboard. */
export const NoOrders = () => (
  <EmptyState
    title="No orders yet"
    text="Your orders will appear here."
    action={<ButtonLink to={paths.shop()}>Shop Now</ButtonLink>}
  />
);
