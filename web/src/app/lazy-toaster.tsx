import { lazy, Suspense, useEffect, useState } from "react";
import { onPendingToast } from "../ui/toast.ts";

const Toaster = lazy(() => import("../ui/toaster.tsx").then((module) => ({ default: module.Toaster })));

/** The place for toasts; its code is fetched for the first one. */
export const LazyToaster = () => {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => onPendingToast(() => setNeeded(true)), []);
  return isNeeded ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
};
