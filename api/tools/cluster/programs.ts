import { access, constants } from "node:fs/promises";

/** The programs of the cluster as Debian's packages install them. */
export const debianPrograms = {
  patroni: { path: "/usr/bin/patroni", package: "patroni" },
  etcd: { path: "/usr/bin/etcd", package: "etcd-server" },
  haproxy: { path: "/usr/sbin/haproxy", package: "haproxy" },
  pgbouncer: { path: "/usr/sbin/pgbouncer", package: "pgbouncer" },
  postgres: { path: "/usr/lib/postgresql/15/bin/postgres", package: "postgresql-15" },
} as const;

export type ProgramName = keyof typeof debianPrograms;

/** The folder of `initdb`, `pg_basebackup` and `pg_rewind`, which Patroni runs. */
export const postgresFolder = "/usr/lib/postgresql/15/bin";

export class MissingPrograms extends Error {}

const isExecutable = (file: string): Promise<boolean> =>
  access(file, constants.X_OK).then(
    () => true,
    () => false,
  );

/** Throws `MissingPrograms` with the one command that installs them if a program is not installed. */
export const requirePrograms = async (
  names: readonly ProgramName[],
  isInstalled: (file: string) => Promise<boolean> = isExecutable,
): Promise<void> => {
  const checks = await Promise.all(
    names.map(async (name) => ({
      ...debianPrograms[name],
      isThere: await isInstalled(debianPrograms[name].path),
    })),
  );
  const missing = checks.filter(({ isThere }) => !isThere);
  if (missing.length === 0) return;
  throw new MissingPrograms(
    `The cluster needs ${missing.map(({ path }) => path).join(", ")}. On Debian 12 or Ubuntu:\n` +
      `  sudo apt-get install -y ${missing.map((program) => program.package).join(" ")}\n` +
      `The services that the packages start are not used; the cluster has its own folders and ports.`,
  );
};
