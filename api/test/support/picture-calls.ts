import sharp from "sharp";
import type { Person } from "./factories.ts";
import { postOperation } from "./multipart.ts";
import type { TestShop } from "./test-shop.ts";

type AdminPicture = {
  id: string;
  baseUrl: string;
  view: string;
  color: string | null;
  alt: string;
  width: number;
  height: number;
};

export type ProductWithPictures = { id: string; version: number; imageUrl: string; pictures: AdminPicture[] };

const fields = "id version imageUrl pictures { id baseUrl view color alt width height }";

const seen = "productId: $id, version: $version";

const operations = {
  addProductPictureByUrl: `mutation($id: ID!, $version: Int!, $url: String!) {
    result: addProductPictureByUrl(${seen}, url: $url) { ${fields} } }`,
  changeProductPicture: `mutation($id: ID!, $version: Int!, $picture: ID!, $text: PictureTextInput!) {
    result: changeProductPicture(${seen}, pictureId: $picture, text: $text) { ${fields} } }`,
  orderProductPictures: `mutation($id: ID!, $version: Int!, $ids: [ID!]!) {
    result: orderProductPictures(${seen}, pictureIds: $ids) { ${fields} } }`,
  removeProductPicture: `mutation($id: ID!, $version: Int!, $picture: ID!) {
    result: removeProductPicture(${seen}, pictureId: $picture) { ${fields} } }`,
};

const ADD = `mutation($id: ID!, $version: Int!, $file: Upload!, $text: PictureTextInput) {
  result: addProductPicture(${seen}, file: $file, text: $text) { ${fields} } }`;

/** A photograph: a gradient with an EXIF orientation and the place where it was taken. */
export const aPhoto = (width = 600, height = 800, color = "#a03050"): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: color } })
    .withExif({ IFD0: { Copyright: "Asha's camera" }, IFD3: { GPSLatitude: "12/1 58/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** The mutations about the pictures of products. */
export const pictureCalls = ({ gql, server: { app } }: TestShop) => {
  const call = (
    name: keyof typeof operations,
    by: Person,
    variables: { id: string; version: number } & Record<string, unknown>,
  ) => gql<{ result: ProductWithPictures }>(operations[name], variables, by.token);

  /** Uploads a picture; returns the response and, if it was added, the product. */
  const upload = async (
    content: Buffer,
    variables: { id: string; version: number; text?: object },
    by?: Person,
  ) => {
    const operation = { query: ADD, variables: { ...variables, file: null } };
    const headers: Record<string, string> = by ? { authorization: `Bearer ${by.token}` } : {};
    const response = await postOperation(app, operation, { content }, "variables.file", headers);
    const { data, errors = [] } = response.body as {
      data?: { result: ProductWithPictures } | null;
      errors?: { message: string; extensions: { code: string; field?: string } }[];
    };
    return {
      status: response.status,
      product: data?.result,
      message: errors[0]?.message,
      ...errors[0]?.extensions,
    };
  };

  return { call, upload };
};
