import type { Person } from "./factories.ts";
import { postOperation } from "./multipart.ts";
import type { TestShop } from "./test-shop.ts";

const fields = "id url thumbnailUrl width height isHidden";

const ADD = `mutation($reviewId: ID!, $file: Upload!) {
  addReviewPhoto(input: { reviewId: $reviewId, file: $file }) { id photos { ${fields} } } }`;
const REMOVE = "mutation($id: ID!) { removeReviewPhoto(photoId: $id) { id } }";
const HIDE =
  "mutation($id: ID!, $hidden: Boolean!) { hideReviewPhoto(input: { photoId: $id, hidden: $hidden }) { id } }";
const PHOTOS = `query($id: ID!) { product(id: $id) { reviews { nodes { photos { ${fields} } } } } }`;

type ReviewPhoto = {
  id: string;
  url: string;
  thumbnailUrl: string;
  width: number;
  height: number;
  isHidden: boolean;
};

/** Adds, removes, hides and reads photographs of reviews as the client does. */
export const reviewPhotoCalls = ({ gql, server }: Pick<TestShop, "gql" | "server">) => {
  const add = async (person: Person, reviewId: string, content: Buffer) => {
    const { status, body } = await postOperation(
      server.app,
      { query: ADD, variables: { reviewId, file: null } },
      { content },
      "variables.file",
      { authorization: `Bearer ${person.token}` },
    );
    const { data, errors = [] } = body as {
      data?: { addReviewPhoto: { photos: ReviewPhoto[] } } | null;
      errors?: { message: string; extensions: { code: string } }[];
    };
    return {
      status,
      code: errors[0]?.extensions.code,
      message: errors[0]?.message,
      photos: data?.addReviewPhoto.photos ?? [],
    };
  };
  const remove = (person: Person, id: string) => gql(REMOVE, { id }, person.token);
  const hidePhoto = (person: Person, id: string, hidden: boolean) => gql(HIDE, { id, hidden }, person.token);

  /** The photographs of all reviews of a product, as this person gets them. */
  const photosSeenBy = async (person: Person | undefined, productId: string): Promise<ReviewPhoto[]> => {
    const { data } = await gql<{ product: { reviews: { nodes: { photos: ReviewPhoto[] }[] } } }>(
      PHOTOS,
      { id: productId },
      person?.token,
    );
    return data.product.reviews.nodes.flatMap(({ photos }) => photos);
  };
  return { add, remove, hidePhoto, photosSeenBy };
};
