/** An answer with the errors of its operation. */
export type Answer = { errors: readonly { message: string; extensions: object }[] };

/** Throws if the shop has refused a step. */
export const mustBeAccepted = ({ errors }: Answer): void => {
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
};

/** Throws if a step has met a fault of the shop. It may be refused. */
export const mayBeRefused = ({ errors }: Answer): void => {
  const isFault = errors.some(
    ({ extensions }) => !("status" in extensions) || Number(extensions.status) >= 500,
  );
  if (isFault) throw new Error(JSON.stringify(errors));
};
