import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Person } from "./factories.ts";
import { postOperation } from "./multipart.ts";
import type { TestShop } from "./test-shop.ts";

const fixture = (name: string): Buffer => readFileSync(new URL(`../fixtures/${name}`, import.meta.url));

/** Videos of 1.6 and of 1.5 s, 96 by 128 pixels. */
export const videos = { mp4: fixture("example.mp4"), webm: fixture("example.webm") };

/** Another video: the same picture and sound, with this many bytes of free space behind them. */
export const longerVideo = (bytes: number): Buffer => {
  const free = Buffer.alloc(bytes, 7);
  free.writeUInt32BE(bytes);
  free.write("free", 4, "latin1");
  return Buffer.concat([videos.mp4, free]);
};

type ProductWithVideo = {
  id: string;
  version: number;
  video: {
    url: string;
    format: string;
    width: number;
    height: number;
    seconds: number;
    bytes: number;
    poster: { baseUrl: string; width: number; height: number } | null;
  } | null;
};

const fields = "id version video { url format width height seconds bytes poster { baseUrl width height } }";

const ADD = `mutation($id: ID!, $version: Int!, $file: Upload!, $part: VideoPartInput) {
  result: addProductVideo(input: { productId: $id, version: $version, file: $file, part: $part }) { ${fields} } }`;

const POSTER = `mutation($id: ID!, $version: Int!, $picture: ID, $file: Upload) {
  result: updateVideoPoster(input: { productId: $id, version: $version, pictureId: $picture, file: $file }) { ${fields} } }`;

const REMOVE = `mutation($id: ID!, $version: Int!) {
  result: removeProductVideo(input: { productId: $id, version: $version }) { ${fields} } }`;

type Seen = { id: string; version: number };

/** The mutations about the video of a product. */
export const videoCalls = ({ gql, server: { app } }: TestShop) => {
  const post = async (query: string, variables: object, content: Buffer, by?: Person) => {
    const operation = { query, variables: { ...variables, file: null } };
    const headers: Record<string, string> = by ? { authorization: `Bearer ${by.token}` } : {};
    const response = await postOperation(app, operation, { content }, "variables.file", headers);
    const { data, errors = [] } = response.body as {
      data?: { result: ProductWithVideo } | null;
      errors?: { message: string; extensions: { code: string } }[];
    };
    return { product: data?.result, message: errors[0]?.message, code: errors[0]?.extensions.code };
  };

  const add = (content: Buffer, seen: Seen & { part?: object }, by?: Person) => post(ADD, seen, content, by);

  /** Adds a video in parts of this size, one after the other. Returns the last response. */
  const addInParts = async (content: Buffer, seen: Seen, by: Person, bytes: number) => {
    const uploadId = randomUUID();
    const count = Math.ceil(content.length / bytes);
    let response: Awaited<ReturnType<typeof add>> | undefined;
    for (let position = 0; position < count; position += 1) {
      const part = { uploadId, position, count };
      response = await add(content.subarray(position * bytes, (position + 1) * bytes), { ...seen, part }, by);
      if (response.code) break;
    }
    return response;
  };

  return {
    add,
    addInParts,
    uploadPoster: (content: Buffer, seen: Seen, by: Person) => post(POSTER, seen, content, by),
    choosePoster: (picture: string | null, seen: Seen, by: Person) =>
      gql<{ result: ProductWithVideo }>(POSTER, { ...seen, picture }, by.token),
    remove: (seen: Seen, by: Person) => gql<{ result: ProductWithVideo }>(REMOVE, seen, by.token),
  };
};
