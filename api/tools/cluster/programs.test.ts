import { expect, it } from "vitest";
import { debianPrograms, MissingPrograms, requirePrograms } from "./programs.ts";

it("names the missing programs and the one line that installs them", async () => {
  const installed = new Set<string>([debianPrograms.pgbouncer.path, debianPrograms.haproxy.path]);
  const required = requirePrograms(["patroni", "etcd", "haproxy", "pgbouncer", "postgres"], async (file) =>
    installed.has(file),
  );
  await expect(required).rejects.toThrow(MissingPrograms);
  await expect(required).rejects.toThrow("sudo apt-get install -y patroni etcd-server postgresql-15\n");
});

it("accepts a machine with all programs", async () => {
  await expect(requirePrograms(["patroni", "etcd"], async () => true)).resolves.toBeUndefined();
});
