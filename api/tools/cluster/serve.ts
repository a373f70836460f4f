import type { Place } from "./place.ts";
import { openCluster } from "./open-cluster.ts";

const admin = { ADMIN_EMAIL: "admin@example.com", ADMIN_PASSWORD: "cluster-demo-admin" };

const products = 60;

/** Builds the cluster with some products, prints its addresses, and stays. The command ends it after SIGINT. */
export const serveCluster = async (place: Place, log: (line: string) => void): Promise<never> => {
  const cluster = await openCluster({ place, log, more: admin });
  await cluster.shops[0].runProgram("../tools/demo/seed.js", ["--products", String(products)]);
  const addresses = [
    ["shop", cluster.url],
    ["admin's login", `${cluster.url}/admin with ${admin.ADMIN_EMAIL} and ${admin.ADMIN_PASSWORD}`],
    ...cluster.shops.map(({ url }, index) => [`process ${index + 1}`, url]),
    ["database, pooled", cluster.databases.pooled],
    ["database, primary", cluster.databases.primary],
    ["database, replicas", cluster.databases.replicas],
    ...cluster.patroni.members.map(({ name, ports }) => [
      name,
      `PostgreSQL at 127.0.0.1:${ports.postgres}, Patroni at http://127.0.0.1:${ports.rest}/cluster`,
    ]),
    ["etcd", cluster.etcd.hosts.join(", ")],
    ["mail server", cluster.mails.url],
    ["Razorpay's stand-in", cluster.razorpay.url],
    ["files and logs", place.root],
  ];
  log("");
  for (const [name, address] of addresses) log(`${name?.padEnd(20)} ${address}`);
  log("\nCtrl-C ends everything.");
  return new Promise<never>(() => undefined);
};
