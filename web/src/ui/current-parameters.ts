/**
 * The parameters of the URL at the time of an event. The parameters of the last rendering are older while React still renders the
 * last change: a text that is committed on blur, and the choice that took the focus from it.
 */
export const currentParameters = (): URLSearchParams => new URLSearchParams(window.location.search);

/** The same parameters with another value of one. */
export const withParameter = (parameters: URLSearchParams, name: string, value: string): URLSearchParams => {
  const next = new URLSearchParams(parameters);
  next.set(name, value);
  return next;
};
