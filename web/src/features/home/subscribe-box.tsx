import { useSession } from "../accounts/session/session.ts";
import { welcomeDiscount } from "../accounts/welcome/welcome-discount.ts";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { SubscribeForm } from "./subscribe-form.tsx";

/**
 * The welcome discount (specification, section 2). A visitor starts a sign-up here; a shopper gets a link to the code.
 */
export const SubscribeBox = () => {
  const { session } = useSession();
  const isShopper = session.status === "shopper";
  return (
    <section className="page-width pt-14 md:pt-28" aria-labelledby="welcome">
      <div className="grid items-center gap-x-16 gap-y-6 bg-marigold-tint px-5 py-10 md:grid-cols-2 md:px-12 md:py-16">
        <div>
          <h2 id="welcome" className="text-4xl md:text-5xl">
            {welcomeDiscount()}
          </h2>
          <p className="mt-3 text-lg">your first order, as a welcome.</p>
        </div>
        {isShopper ? (
          <div>
            <p className="mb-4">Your code is personal and works once. You will find it on your dashboard.</p>
            <ButtonLink to={paths.dashboard()} variant="secondary">
              Go to my dashboard
            </ButtonLink>
          </div>
        ) : (
          <SubscribeForm />
        )}
      </div>
    </section>
  );
};
