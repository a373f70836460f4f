import { lazy, Suspense, useEffect, useState } from "react";
import { onPendingToast } from "../ui/toast.ts";

const Toaster = lazy(() => import("../ui/toaster.tsx").then((module) => ({ default: module.Toaster })));

/** Renders the toasts. Its code is loaded when the first toast is shown. */
export const LazyToaster = () => {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => onPendingToast(() => setNeeded(true)), []);
  return isNeeded ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
};
