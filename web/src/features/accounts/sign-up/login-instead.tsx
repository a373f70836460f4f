import { Link } from "react-router-dom";
import { paths } from "../../../paths.ts";

/** A link to the login, for a visitor who has an account. */
export const LoginInstead = () => (
  <p className="mt-6 flex flex-wrap items-center gap-x-2 border-t border-hairline pt-4 text-ink-soft">
    Already have an account?
    <Link to={paths.login()} className="text-link inline-flex min-h-11 items-center">
      Sign in
    </Link>
  </p>
);
