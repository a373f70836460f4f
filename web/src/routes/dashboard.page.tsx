import { Suspense } from "react";
import { useSession } from "../features/accounts/session/session.ts";
import { UnverifiedEmail } from "../features/accounts/email-verification/unverified-email.tsx";
import {
  useCartCountQuery,
  useDashboardPageQuery,
  useWishlistedQuery,
  type OrderStatus,
} from "../graphql/generated.ts";
import { paths } from "../paths.ts";
import { ButtonLink } from "../ui/button.tsx";
import { FailedState } from "../ui/failed-state.tsx";
import { lazyPart } from "../ui/lazy-part.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import { usePageTitle } from "../ui/use-page-title.ts";
import { RecentActivity } from "../features/activity/recent-activity.tsx";
import { StatCard } from "../features/activity/stat-card.tsx";
import { WelcomeCodeCard } from "../features/accounts/welcome/welcome-code-card.tsx";

/** `undefined` while the value loads; `null` if it could not be loaded. */
const figureOrNull = (value: number | undefined, error: unknown) => value ?? (error ? null : undefined);

const RunningOrder = lazyPart(() => import("../features/orders/running-order.tsx"), "RunningOrder");

const isRunning = ({ orderStatus }: { orderStatus: OrderStatus }) =>
  orderStatus !== "DELIVERED" && orderStatus !== "CANCELLED" && orderStatus !== "RETURNED";

const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? name;

/** The shopper's start page: the order on its way, figures of the account, quick actions and recent activity. */
export const DashboardPage = () => {
  usePageTitle("Dashboard");
  const { session } = useSession();
  const orders = useDashboardPageQuery({ fetchPolicy: "cache-and-network" });
  const cart = useCartCountQuery();
  const wishlist = useWishlistedQuery({ fetchPolicy: "cache-and-network" });
  if (session.status !== "shopper") return null;
  const me = orders.data?.me;
  const welcomeCode = me?.welcomeCode;
  const runningOrder = orders.data?.myOrders.nodes.find(isRunning);
  return (
    <>
      <h1 className="text-2xl md:text-3xl">Welcome, {firstName(session.user.name)}</h1>
      {(orders.error ?? cart.error ?? wishlist.error) && (
        <div className="mt-6">
          <FailedState
            text="Your figures could not be loaded."
            onRetry={() => void Promise.allSettled([orders.refetch(), cart.refetch(), wishlist.refetch()])}
          />
        </div>
      )}
      {me && <UnverifiedEmail user={me} className="mt-6" />}
      {welcomeCode && !welcomeCode.usedAt && <WelcomeCodeCard {...welcomeCode} />}
      {runningOrder && (
        <Suspense fallback={<Skeleton className="mt-6 h-46" />}>
          <RunningOrder order={runningOrder} />
        </Suspense>
      )}
      <ul className="mt-8 grid grid-cols-2 gap-3 sm:gap-6 xl:grid-cols-4">
        <StatCard
          label="Orders"
          value={figureOrNull(orders.data?.myOrders.totalCount, orders.error)}
          to={paths.dashboardOrders()}
        />
        <StatCard
          label="Wishlist"
          value={figureOrNull(wishlist.data?.wishlist.totalCount, wishlist.error)}
          to={paths.wishlist()}
        />
        <StatCard
          label="In your cart"
          value={figureOrNull(cart.data?.cart.totalQuantity, cart.error)}
          to={paths.cart()}
        />
        <StatCard
          label="Returns"
          value={figureOrNull(orders.data?.myReturns.totalCount, orders.error)}
          to={paths.returns()}
        />
      </ul>
      <h2 className="mt-12 text-lg">Quick actions</h2>
      <div className="mt-4 grid grid-cols-2 gap-3 sm:flex">
        <ButtonLink to={paths.shop()} className="max-sm:col-span-2">
          Shop Now
        </ButtonLink>
        <ButtonLink to={paths.orders()} variant="secondary">
          My Orders
        </ButtonLink>
        <ButtonLink to={paths.cart()} variant="secondary">
          View Cart
        </ButtonLink>
      </div>
      <RecentActivity />
    </>
  );
};
