import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readSettings } from "../../src/app/settings.ts";
import { kubernetesProblems, readYaml, root, type KubernetesObject } from "../support/deployment-files.ts";
import {
  imageEnvironment,
  isProgram,
  knownSettings,
  operatorsValues,
  programOf,
  stopSeconds,
} from "../support/deployment-settings.ts";

const folder = "docs/deploy/kubernetes";
const files = readdirSync(join(root, folder)).filter((name) => name.endsWith(".yaml"));
/** Objects of the kustomization tool and of an operator, which Kubernetes itself does not know. */
const foreign = new Set(["kustomize.config.k8s.io/v1beta1", "postgresql.cnpg.io/v1"]);

type Probe = { httpGet: { path: string } };
type Container = {
  image: string;
  command?: string[];
  env?: { name: string; value: string }[];
  ports?: { name: string; containerPort: number }[];
  envFrom?: { configMapRef?: { name: string }; secretRef?: { name: string } }[];
  readinessProbe?: Probe & { periodSeconds: number; failureThreshold: number };
  livenessProbe?: Probe;
};
type Workload = KubernetesObject & {
  spec: {
    template: {
      metadata: { labels: Record<string, string> };
      spec: { containers: [Container]; terminationGracePeriodSeconds?: number };
    };
  };
};

const objects = files.flatMap((file) => readYaml<KubernetesObject>(`${folder}/${file}`));
const ofKind = <Kind extends KubernetesObject>(kind: string): Kind[] =>
  objects.filter((object): object is Kind => object.kind === kind);
const named = (kind: string, name: string): KubernetesObject =>
  ofKind(kind).find(({ metadata }) => metadata.name === name) as KubernetesObject;
const workload = (kind: string, name: string): Workload => named(kind, name) as Workload;
const workloads = [...ofKind<Workload>("Deployment"), ...ofKind<Workload>("Job")];
type Settings = KubernetesObject & Record<"data" | "stringData", Record<string, string>>;
const configuration = (named("ConfigMap", "shop-settings") as Settings).data;
const secrets = (named("Secret", "shop-secrets") as Settings).stringData;

describe("the Kubernetes manifests", () => {
  it.each(files)("%s follows the schemas of Kubernetes", (file) => {
    const own = readYaml<KubernetesObject>(`${folder}/${file}`).filter(
      ({ apiVersion }) => !foreign.has(apiVersion),
    );
    expect(own.flatMap(kubernetesProblems)).toEqual([]);
  });

  it("are checked for misspelt fields, wrong types and missing ones", () => {
    const web = workload("Deployment", "web");
    const changed = (change: (copy: Workload) => void): string[] => {
      const copy = structuredClone(web);
      change(copy);
      return kubernetesProblems(copy);
    };
    const containerOf = ({ spec }: Workload): object => spec.template.spec.containers[0];
    expect(changed((copy) => Reflect.set(containerOf(copy), "readynessProbe", {}))).toEqual([
      "/spec/template/spec/containers/0/readynessProbe is in no schema",
    ]);
    expect(changed((copy) => Reflect.set(containerOf(copy), "image", 5))).toHaveLength(1);
    expect(changed((copy) => Reflect.deleteProperty(copy.spec, "selector"))).toHaveLength(1);
  });

  it("are all named by the kustomization, except examples and the migration", () => {
    const [kustomization] = readYaml<{ resources: string[] }>(`${folder}/kustomization.yaml`);
    const separate = files.filter((name) => name === "migrate.yaml" || name.endsWith(".example.yaml"));
    expect([...(kustomization?.resources ?? []), ...separate, "kustomization.yaml"].sort()).toEqual(
      files.toSorted(),
    );
  });

  const settingsOf = (
    container: (typeof workloads)[number]["spec"]["template"]["spec"]["containers"][0],
  ) => ({
    ...imageEnvironment("production"),
    ...configuration,
    ...secrets,
    ...Object.fromEntries((container.env ?? []).map(({ name, value }) => [name, value])),
  });

  it("set only variables that the shop reads", () => {
    for (const { spec } of workloads) {
      const [container] = spec.template.spec.containers;
      expect(Object.keys(settingsOf(container)).filter((name) => !knownSettings.has(name))).toEqual([]);
      expect(container.envFrom).toEqual([
        { configMapRef: { name: "shop-settings" } },
        { secretRef: { name: "shop-secrets" } },
      ]);
    }
  });

  it("set all variables that production demands", () => {
    // The placeholders of the example are replaced by values; nothing is added.
    const { JWT_SECRET, PAYOUT_SECRET, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET } = operatorsValues;
    const replaced = {
      JWT_SECRET,
      PAYOUT_SECRET,
      RAZORPAY_KEY_SECRET,
      RAZORPAY_WEBHOOK_SECRET,
      S3_SECRET_ACCESS_KEY: "uR8xVq2Lm7TzKc4WnYb9Hs3JfGp6Ra5E",
      ADMIN_PASSWORD: "IsrTkqW8vYz2LmNp",
      METRICS_TOKEN: "mW4xTq9LcVb2Kz7YnHs5GdRp",
    };
    for (const { spec } of workloads) {
      const [container] = spec.template.spec.containers;
      expect(readSettings({ ...settingsOf(container), ...replaced })).toMatchObject({ mode: "production" });
    }
  });

  it("have the settings of codes by SMS, which can be turned on", () => {
    const { SMS_CODES, SMS_TEMPLATE_ID } = configuration;
    expect([SMS_CODES, SMS_TEMPLATE_ID]).toEqual(["off", ""]);
    const turnedOn = { SMS_CODES: "on", SMS_TEMPLATE_ID: "65f0c1a2", SMS_KEY: secrets["SMS_KEY"] };
    expect(readSettings(turnedOn).sms?.provider).toMatchObject({ key: "PLACEHOLDER" });
  });

  it("have no secret in them: production refuses the example", () => {
    expect(() => readSettings({ ...imageEnvironment("production"), ...configuration, ...secrets })).toThrow(
      /JWT_SECRET/,
    );
    expect(
      Object.keys(configuration).filter((name) => /SECRET|PASSWORD|KEY|DATABASE_.*URL/.test(name)),
    ).toEqual([]);
  });

  it("start programs that exist, in the jobs' own workers", () => {
    const programs = workloads.flatMap(({ spec }) => {
      const { command } = spec.template.spec.containers[0];
      return command ? [programOf(command)] : [];
    });
    expect(programs.filter((name) => !isProgram(name))).toEqual([]);
    expect(programs.sort()).toEqual(["migrate", "worker"]);
    const [web] = workload("Deployment", "web").spec.template.spec.containers;
    expect(web.env).toContainEqual({ name: "RUN_JOBS", value: "off" });
  });

  it("give the worker a port for its metrics", () => {
    const [worker] = workload("Deployment", "worker").spec.template.spec.containers;
    expect(worker.env).toContainEqual({ name: "PORT", value: "4000" });
    expect(worker.ports).toEqual([{ name: "http", containerPort: 4000 }]);
  });

  const drain = Number(configuration["DRAIN_SECONDS"]);

  it("give the stop of a process its time", () => {
    const { spec } = workload("Deployment", "web").spec.template;
    expect(spec.terminationGracePeriodSeconds).toBeGreaterThan(drain + stopSeconds);
  });

  it("take a process out of the Service before its port closes", () => {
    const { spec } = workload("Deployment", "web").spec.template;
    const { periodSeconds = Infinity, failureThreshold = Infinity } = spec.containers[0].readinessProbe ?? {};
    expect(periodSeconds * failureThreshold).toBeLessThan(drain);
  });

  it("keep pods in the Service without a restart while there is no primary database", () => {
    const [web] = workload("Deployment", "web").spec.template.spec.containers;
    expect(web.readinessProbe?.httpGet.path).toBe("/health/serving");
    expect(web.livenessProbe?.httpGet.path).toBe("/health/live");
    const { metadata } = named("Ingress", "web");
    expect(metadata.annotations?.["haproxy.org/check-http"]).toBe("/health/serving");
  });

  it("give each instance of the PostgreSQL example an address of its own in the list of replicas", () => {
    type PostgresCluster = KubernetesObject & { spec: { instances: number } };
    const { instances } = (named("Cluster", "shop-database") as PostgresCluster).spec;
    type PodService = KubernetesObject & { spec: { selector: Record<string, string> } };
    const selected = readSettings({
      DATABASE_REPLICA_URL: secrets["DATABASE_REPLICA_URL"],
    }).replicaUrls.map((url) => (named("Service", new URL(url).hostname) as PodService).spec.selector);
    expect(selected).toEqual(
      Array.from({ length: instances }, (_, index) => ({
        "cnpg.io/cluster": "shop-database",
        "cnpg.io/instanceName": `shop-database-${index + 1}`,
      })),
    );
  });

  it("select pods that exist", () => {
    const podLabels = workloads.map(({ spec }) => spec.template.metadata.labels);
    const isSelected = (selector: Record<string, string>) =>
      podLabels.some((labels) => Object.entries(selector).every(([key, value]) => labels[key] === value));
    type PodService = KubernetesObject & { spec: { selector: Record<string, string> } };
    const { spec: service } = named("Service", "web") as PodService;
    expect(isSelected(service.selector)).toBe(true);
    type Budget = KubernetesObject & { spec: { selector: { matchLabels: Record<string, string> } } };
    for (const { spec } of ofKind<Budget>("PodDisruptionBudget"))
      expect(isSelected(spec.selector.matchLabels)).toBe(true);
    type Scaler = KubernetesObject & { spec: { scaleTargetRef: { name: string } } };
    for (const { spec } of ofKind<Scaler>("HorizontalPodAutoscaler"))
      expect(named("Deployment", spec.scaleTargetRef.name)).toBeDefined();
  });
});
