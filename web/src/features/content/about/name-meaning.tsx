import { shop } from "../../../shop.ts";

/** What the first name of the shop means. A shop of another name has nothing here. */
export const NameMeaning = () =>
  shop().name === "Saanjh" && (
    <p>
      Saanjh is the word for dusk, in Hindi and in Punjabi: say it with a long a, and let the end go soft.
    </p>
  );
