import { asData, withId, type Data } from "../../platform/rest/answers.ts";

/** A review in the documented shape, with its author in `user.name`: specification, section 3. */
export const reviewAnswer = (value: unknown): Data => {
  const { authorName, ...review } = withId(asData(value));
  return { ...review, user: { name: authorName } };
};
