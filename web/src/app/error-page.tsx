import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";

/** Instead of a page that broke. Loading it again also fetches the newest version of the shop. */
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
