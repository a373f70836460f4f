import { FailedState } from "./failed-state.tsx";

/** A page whose content, with its heading, could not be loaded. */
export const FailedPage = (retry: { onRetry: () => void; isRetrying: boolean }) => (
  <>
    <h1 className="text-2xl md:text-3xl">This page could not be loaded</h1>
    <div className="mt-6">
      <FailedState text="Please check your connection and try again." {...retry} />
    </div>
  </>
);
