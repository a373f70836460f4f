import { Suspense } from "react";
import { lazyPart } from "../../ui/lazy-part.ts";
import { useIsHydrated } from "../../ui/use-is-hydrated.ts";

const DeliveryPromise = lazyPart(() => import("./delivery-promise.tsx"), "DeliveryPromise");

/** The place of `DeliveryPromise`, in its height: the dates are not in the page of the server, and their code comes after it. */
export const DeliveryPromiseSlot = ({ className = "" }: { className?: string }) => {
  const space = <div className={`h-17.5 noscript:hidden ${className}`} />;
  return useIsHydrated() ? (
    <Suspense fallback={space}>
      <DeliveryPromise className={className} />
    </Suspense>
  ) : (
    space
  );
};
