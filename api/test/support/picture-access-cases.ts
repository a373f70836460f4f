import { randomUUID } from "node:crypto";
import { adminsOnly, everyViewerGets, type AccessCase } from "./access-cases.ts";

/** Who may change the pictures of products. What the admin's calls refuse is refused after the role was checked. */
export const pictureAccessCases: Record<string, AccessCase> = {
  // A call without its file is refused before the role is checked; journeys/product-pictures.test.ts sends one.
  "Mutation.addProductPicture": {
    allow: everyViewerGets("BAD_USER_INPUT"),
    callOf: ({ productId }) => [
      "mutation($id: ID!, $file: Upload!) { addProductPicture(productId: $id, version: 1, file: $file) { id } }",
      { id: productId, file: null },
    ],
  },
  "Mutation.addProductPictureByUrl": {
    allow: { ...adminsOnly, admin: "PICTURE_LINK_INVALID" },
    callOf: ({ productId }) => [
      `mutation($id: ID!) {
        addProductPictureByUrl(productId: $id, version: 1, url: "http://example.com/a.jpg") { id } }`,
      { id: productId },
    ],
  },
  "Mutation.changeProductPicture": {
    allow: { ...adminsOnly, admin: "PICTURE_NOT_FOUND" },
    callOf: ({ productId }) => [
      `mutation($id: ID!, $picture: ID!) {
        changeProductPicture(productId: $id, version: 1, pictureId: $picture, text: { alt: "Front" }) { id } }`,
      { id: productId, picture: randomUUID() },
    ],
  },
  "Mutation.orderProductPictures": {
    allow: adminsOnly,
    callOf: ({ productId }) => [
      "mutation($id: ID!) { orderProductPictures(productId: $id, version: 1, pictureIds: []) { version } }",
      { id: productId },
    ],
  },
  "Mutation.removeProductPicture": {
    allow: { ...adminsOnly, admin: "PICTURE_NOT_FOUND" },
    callOf: ({ productId }) => [
      `mutation($id: ID!, $picture: ID!) {
        removeProductPicture(productId: $id, version: 1, pictureId: $picture) { id } }`,
      { id: productId, picture: randomUUID() },
    ],
  },
};
