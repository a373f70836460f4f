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
    result: addProductPictureByUrl(input: { ${seen}, url: $url }) { ${fields} } }`,
  updateProductPicture: `mutation($id: ID!, $version: Int!, $picture: ID!, $text: PictureTextInput!) {
    result: updateProductPicture(input: { ${seen}, pictureId: $picture, text: $text }) { ${fields} } }`,
  orderProductPictures: `mutation($id: ID!, $version: Int!, $ids: [ID!]!) {
    result: orderProductPictures(input: { ${seen}, pictureIds: $ids }) { ${fields} } }`,
  removeProductPicture: `mutation($id: ID!, $version: Int!, $picture: ID!) {
    result: removeProductPicture(input: { ${seen}, pictureId: $picture }) { ${fields} } }`,
};

const ADD = `mutation($id: ID!, $version: Int!, $file: Upload!, $text: PictureTextInput) {
  result: addProductPicture(input: { ${seen}, file: $file, text: $text }) { ${fields} } }`;

/** A photograph: a gradient with an EXIF orientation and the place where it was taken. */
export const aPhoto = (width = 600, height = 800, color = "#a03050"): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: color } })
    .withExif({ IFD0: { Copyright: "Asha's camera" }, IFD3: { GPSLatitude: "12/1 58/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** The mutations about the pictures of products. */
export const pictureCalls = ({ gql, sql, aProduct, server: { app } }: TestShop) => {
  const call = (
    name: keyof typeof operations,
    by: Person,
    variables: { id: string; version: number } & Record<string, unknown>,
  ) => gql<{ result: ProductWithPictures }>(operations[name], variables, by.token);

  /**
   * Uploads a picture; returns the response and, if it was added, the product. On a busy machine a picture can take longer than a
   * response may: then the request is sent again, as the pages send it.
   */
  const upload = async (
    content: Buffer,
    variables: { id: string; version: number; text?: object },
    by?: Person,
  ) => {
    const operation = { query: ADD, variables: { ...variables, file: null } };
    const headers: Record<string, string> = by ? { authorization: `Bearer ${by.token}` } : {};
    const send = () => postOperation(app, operation, { content }, "variables.file", headers);
    let response = await send();
    for (let retry = 0; response.status === 503 && retry < 3; retry += 1) response = await send();
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

  return {
    call,
    upload,
    /** A product with this many pictures in two colours, uploaded by an admin. */
    withPictures: async (count: number, admin: Person): Promise<ProductWithPictures> => {
      const { id } = await aProduct({ colors: ["Rose", "Indigo"] });
      let product: ProductWithPictures = { id, version: 1, imageUrl: "", pictures: [] };
      for (let number = 0; number < count; number += 1) {
        const photo = await aPhoto(600, 800, `#${number}0${count}050`);
        const { product: added } = await upload(photo, { id, version: product.version }, admin);
        if (!added) throw new Error("The picture was not added.");
        product = added;
      }
      return product;
    },
    /** The newest audit entry of a product. */
    lastAudit: async (id: string) => {
      const [row] = await sql<{
        id: string;
        action: string;
        version: number;
        user_name: string;
        changes: object;
      }>(
        "select id, action, version, user_name, changes from audit_entries where subject_id = $1 order by id desc limit 1",
        [id],
      );
      return row;
    },
  };
};
