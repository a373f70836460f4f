import { paths } from "../paths.ts";
import { buttonClasses } from "../ui/button-classes.ts";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";

/**
 * Replaces a page that failed to render, and says what to do. Its links load a full page, since the client may be what has
 * failed; a full load also fetches the newest version of the client.
 */
export const ErrorPage = () => (
  <div role="alert">
    <EmptyState
      level="h1"
      title="Something came apart at the seams"
      text={
        <>
          The page could not be shown. Load it again: that usually helps. If it does not, start from the home
          page, or{" "}
          <a href={paths.contact()} className="text-link">
            write to us
          </a>
          . What is in your cart is safe.
        </>
      }
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button onClick={() => window.location.reload()}>Load again</Button>
          <a href={paths.home()} className={buttonClasses({ variant: "secondary" })}>
            Home page
          </a>
        </div>
      }
    />
  </div>
);
