import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";

/** Replaces a page that failed to render. Loading again also fetches the newest version of the client. */
export const ErrorPage = () => (
  <div role="alert">
    <EmptyState
      level="h1"
      title="Something came apart at the seams"
      text="The page could not be shown. Loading it again usually helps; what is in your cart is safe."
      action={<Button onClick={() => window.location.reload()}>Load again</Button>}
    />
  </div>
);
