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
      title="Something went wrong"
      text={
        <>
          This page could not be displayed. Please reload it. If that does not help, go to the home page or{" "}
          <a href={paths.contact()} className="text-link">
            contact us
          </a>
          . Your cart is safe.
        </>
      }
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button onClick={() => window.location.reload()}>Reload</Button>
          <a href={paths.home()} className={buttonClasses({ variant: "secondary" })}>
            Home page
          </a>
        </div>
      }
    />
  </div>
);
