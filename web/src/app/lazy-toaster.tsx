import { Suspense, useEffect, useState } from "react";
import { onPendingToast } from "../ui/toast.ts";
import { lazyPart } from "../ui/lazy-part.ts";

const Toaster = lazyPart(() => import("../ui/toaster.tsx"), "Toaster");

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
