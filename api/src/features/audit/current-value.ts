import type { Services } from "../shop/services.ts";
import type { AuditSubject } from "./audit.rules.ts";
import { onAudited } from "./on-audited.ts";

/**
 * What admins change, kept in the memory of each process, so that neither a page nor an order needs a statement for it. It is read
 * again after a change of the subject in any process, and after a read that has failed.
 */
export const currentValue = <Value>(subject: AuditSubject, read: (services: Services) => Promise<Value>) => {
  const values = new WeakMap<Services["settings"], Promise<Value>>();
  const forget = ({ settings }: Pick<Services, "settings">): void => void values.delete(settings);
  return {
    get: (services: Services): Promise<Value> => {
      const { settings } = services;
      const existing = values.get(settings);
      if (existing) return existing;
      const value = read(services);
      values.set(settings, value);
      value.catch(() => values.get(settings) === value && forget(services));
      return value;
    },
    /** Makes this process read it again. */
    forget,
    /** Reads it again whenever an admin changes it, in any process. Returns a function that ends it. */
    forgetOnChange: (services: Services): (() => void) =>
      onAudited(services, subject, () => forget(services)),
  };
};
