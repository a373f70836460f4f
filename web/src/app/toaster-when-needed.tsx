import { lazy, Suspense, useEffect, useState } from "react";
import { onFirstToast } from "../ui/toast.ts";

const Toaster = lazy(() => import("../ui/toaster.tsx").then((module) => ({ default: module.Toaster })));

/** The place for toasts; its code is fetched for the first one. */
export const ToasterWhenNeeded = () => {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => onFirstToast(() => setNeeded(true)), []);
  return isNeeded ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
};
