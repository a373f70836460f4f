import { z } from "zod";
import { SettingsError } from "../../errors/settings-error.ts";

/** A bucket of an object store, and the key that may read, write, list and delete in it. */
export type S3Settings = {
  /** The URL of the bucket, path-style and without a slash at its end: "https://s3.example.com/shop". */
  bucketUrl: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** The settings of the object store, as they are read from the environment. */
export const s3Fields = {
  S3_URL: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z
    .string()
    .regex(/^[\w-]{1,60}$/, "is not a region such as ap-south-1")
    .optional(),
  S3_ACCESS_KEY_ID: z
    .string()
    .regex(/^[\x21-\x7e]{3,200}$/, "must have 3 to 200 characters without spaces")
    .optional(),
  S3_SECRET_ACCESS_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{8,400}$/, "must have 8 to 400 characters without spaces")
    .optional(),
};

type S3Env = Partial<Record<keyof typeof s3Fields, string | undefined>>;

/** The URL of the bucket. Throws `SettingsError` if the URL has no bucket, or more than an address and a path. */
const bucketUrlOf = (text: string): string => {
  const url = new URL(text);
  const path = url.pathname.replace(/\/+$/, "");
  const bucket = path.split("/").at(-1) ?? "";
  const isBare = url.search === "" && url.hash === "" && url.username === "" && url.password === "";
  if (!isBare || !/^[a-z0-9][a-z0-9._-]{1,61}[a-z0-9]$/i.test(bucket))
    throw new SettingsError(
      "S3_URL: is not https://endpoint/bucket, with the bucket as the last part of the path. See .env.example.",
    );
  return url.origin + path;
};

/** The object store of the settings; `undefined` without one: files are in DATA_DIR. Throws `SettingsError`. */
export const s3Settings = (env: S3Env): S3Settings | undefined => {
  const { S3_URL: url, S3_REGION: region, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret } = env;
  if (url === undefined && region === undefined && id === undefined && secret === undefined) return undefined;
  if (url === undefined || id === undefined || secret === undefined)
    throw new SettingsError(
      "S3_URL, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY need each other. See .env.example.",
    );
  return {
    bucketUrl: bucketUrlOf(url),
    region: region ?? "us-east-1",
    accessKeyId: id,
    secretAccessKey: secret,
  };
};
