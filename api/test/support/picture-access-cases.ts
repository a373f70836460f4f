import { randomUUID } from "node:crypto";
import { adminsOnly, everyViewerGets, type AccessCase } from "./access-cases.ts";

/** Who may change the pictures and the video of products. What the admin's calls refuse is refused after the role was checked. */
export const pictureAccessCases: Record<string, AccessCase> = {
  // A call without its file is refused before the role is checked; journeys/product-pictures.test.ts sends one.
  "Mutation.addProductPicture": {
    allow: everyViewerGets("BAD_USER_INPUT"),
    callOf: ({ productId }) => [
      "mutation($id: ID!, $file: Upload!) { addProductPicture(input: { productId: $id, version: 1, file: $file }) { id } }",
      { id: productId, file: null },
    ],
  },
  // As above; journeys/product-videos.test.ts sends one.
  "Mutation.addProductVideo": {
    allow: everyViewerGets("BAD_USER_INPUT"),
    callOf: ({ productId }) => [
      "mutation($id: ID!, $file: Upload!) { addProductVideo(input: { productId: $id, version: 1, file: $file }) { id } }",
      { id: productId, file: null },
    ],
  },
  "Mutation.updateVideoPoster": {
    allow: { ...adminsOnly, admin: "VIDEO_NOT_FOUND" },
    callOf: ({ productId }) => [
      "mutation($id: ID!) { updateVideoPoster(input: { productId: $id, version: 1 }) { id } }",
      { id: productId },
    ],
  },
  "Mutation.removeProductVideo": {
    allow: adminsOnly,
    callOf: ({ productId }) => [
      "mutation($id: ID!) { removeProductVideo(input: { productId: $id, version: 1 }) { id } }",
      { id: productId },
    ],
  },
  "Mutation.addProductPictureByUrl": {
    allow: { ...adminsOnly, admin: "PICTURE_LINK_INVALID" },
    callOf: ({ productId }) => [
      `mutation($id: ID!) {
        addProductPictureByUrl(input: { productId: $id, version: 1, url: "http://example.com/a.jpg" }) { id } }`,
      { id: productId },
    ],
  },
  "Mutation.updateProductPicture": {
    allow: { ...adminsOnly, admin: "PICTURE_NOT_FOUND" },
    callOf: ({ productId }) => [
      `mutation($id: ID!, $picture: ID!) {
        updateProductPicture(input: { productId: $id, version: 1, pictureId: $picture, text: { alt: "Front" } }) { id } }`,
      { id: productId, picture: randomUUID() },
    ],
  },
  "Mutation.orderProductPictures": {
    allow: adminsOnly,
    callOf: ({ productId }) => [
      "mutation($id: ID!) { orderProductPictures(input: { productId: $id, version: 1, pictureIds: [] }) { version } }",
      { id: productId },
    ],
  },
  "Mutation.removeProductPicture": {
    allow: { ...adminsOnly, admin: "PICTURE_NOT_FOUND" },
    callOf: ({ productId }) => [
      `mutation($id: ID!, $picture: ID!) {
        removeProductPicture(input: { productId: $id, version: 1, pictureId: $picture }) { id } }`,
      { id: productId, picture: randomUUID() },
    ],
  },
};
