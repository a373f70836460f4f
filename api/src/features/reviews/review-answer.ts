import { answers, type AnswerSchema } from "../../platform/rest/answer-schema.ts";
import { asData, withId, type Data } from "../../platform/rest/answers.ts";

export const reviewSchema: AnswerSchema = answers.component("Review", {
  _id: answers.id,
  rating: answers.wholeNumber,
  comment: answers.text,
  createdAt: answers.time,
  user: answers.object({ name: answers.text }),
});

/** A review in the documented shape, with its author in `user.name`: specification, section 3. */
export const reviewAnswer = (value: unknown): Data => {
  const { authorName, ...review } = withId(asData(value));
  return { ...review, user: { name: authorName } };
};
