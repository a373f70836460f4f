import { ErrorLink } from "@apollo/client/link/error";
import { from, mergeMap, throwError } from "rxjs";
import { errorCode } from "./error-message.ts";
import { staffSession } from "./staff-session.ts";

/**
 * Asks a member of the staff for the password again if an operation needs it, and repeats the operation, which has changed nothing.
 */
export const confirmationLink = () =>
  new ErrorLink(({ error, operation, forward }) => {
    if (errorCode(error) !== "CONFIRMATION_NEEDED") return;
    return from(staffSession.confirm()).pipe(
      mergeMap((isConfirmed) => (isConfirmed ? forward(operation) : throwError(() => error))),
    );
  });
