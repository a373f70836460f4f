import type { DemoProduct } from "./catalogue/demo-product.ts";
import { pick } from "./pick.ts";
import type { Random } from "./pictures/random.ts";

/** Occasions, from the titles of the demo catalogue and similar ones. */
const moods =
  `Daybreak Sunday Weekend Monsoon Breeze Festive Twilight Sunset Morning Noon Garden Terrace Holiday Seaside
  Courtyard Studio Gallery Library Verandah Bazaar Riverside Hillside Lakeside Harvest Mehendi Brunch Travel City
  Moonlit Winter Summer Spring Diwali Onam Pongal Teej`.split(/\s+/);

/** Occasions that do not suit every product. */
const specialMoods = new Set("Lounge Boardroom Office Workday Evening Dinner Cocktail".split(" "));

/** Product names: flowers, rivers, ragas, times of day. */
const names =
  `Champa Mogra Parijat Gulmohar Palash Kachnar Amaltas Chameli Ketaki Juhi Kamal Bela Yamuna Kaveri Narmada
  Godavari Saraswati Teesta Betwa Mahanadi Bhairavi Yaman Malhar Kedar Bageshri Durga Hamsadhwani Kalyani Barkha
  Basant Sawan Sharad Hemant Chandni Sitara Noor Usha Sandhya Nisha Prabha Meher Zoya Tara Ila Mira Kiran`.split(
    /\s+/,
  );

/** Last words of titles that need the word before them to name the kind of product. */
const nounsWithModifier = new Set(
  "Dress Top Co-ord Set Suit Skirt Gown Bag Sling Clutch Pair Belt Culottes Blazer Scarf".split(" "),
);

type Parts = { craft: string; noun: string };

const partsOf = (title: string): Parts => {
  const words = title.split(" ");
  const nounLength = nounsWithModifier.has(words[words.length - 1] ?? "") && words.length > 2 ? 2 : 1;
  const withoutMoods = (part: string[]): string =>
    part.filter((word) => !moods.includes(word) && !specialMoods.has(word)).join(" ");
  return { craft: withoutMoods(words.slice(0, -nounLength)), noun: withoutMoods(words.slice(-nounLength)) };
};

const partsByTitle = new Map<string, Parts>();

/** A new title from the craft and the kind of product, with another occasion or a name. */
export const seedTitle = (
  chance: Random,
  { title, colors }: Pick<DemoProduct, "title" | "colors">,
): string => {
  const parts = partsByTitle.get(title) ?? partsOf(title);
  partsByTitle.set(title, parts);
  const { craft, noun } = parts;
  const variant = chance.next();
  if (variant < 0.4) return `${craft} ${pick(chance, moods)} ${noun}`;
  const withName = `${pick(chance, names)} ${craft} ${noun}`;
  return variant < 0.7 || !colors[0] ? withName : `${withName} in ${colors[0]}`;
};
