import type { DemoProduct } from "./catalogue/demo-product.ts";
import type { Chance } from "./pictures/random.ts";

/** When or where a piece is worn: words of the demo catalogue's own titles, and some of their kind. */
const moods =
  `Daybreak Sunday Weekend Monsoon Breeze Festive Twilight Sunset Morning Noon Garden Terrace Holiday Seaside
  Courtyard Studio Gallery Library Verandah Bazaar Riverside Hillside Lakeside Harvest Mehendi Brunch Travel City
  Moonlit Winter Summer Spring Diwali Onam Pongal Teej`.split(/\s+/);

/** Words of the same kind that do not suit every piece. */
const special = new Set("Lounge Boardroom Office Workday Evening Dinner Cocktail".split(" "));

/** Names a piece can go by: flowers, rivers, ragas, hours of the day. */
const names =
  `Champa Mogra Parijat Gulmohar Palash Kachnar Amaltas Chameli Ketaki Juhi Kamal Bela Yamuna Kaveri Narmada
  Godavari Saraswati Teesta Betwa Mahanadi Bhairavi Yaman Malhar Kedar Bageshri Durga Hamsadhwani Kalyani Barkha
  Basant Sawan Sharad Hemant Chandni Sitara Noor Usha Sandhya Nisha Prabha Meher Zoya Tara Ila Mira Kiran`.split(
    /\s+/,
  );

/** Last words of titles that do not say what it is without the word before. */
const shortNouns = new Set(
  "Dress Top Co-ord Set Suit Skirt Gown Bag Sling Clutch Pair Belt Culottes Blazer Scarf".split(" "),
);

type Parts = { craft: string; noun: string };

const partsOf = (title: string): Parts => {
  const words = title.split(" ");
  const nounLength = shortNouns.has(words[words.length - 1] ?? "") && words.length > 2 ? 2 : 1;
  const lasting = (part: string[]): string =>
    part.filter((word) => !moods.includes(word) && !special.has(word)).join(" ");
  return { craft: lasting(words.slice(0, -nounLength)), noun: lasting(words.slice(-nounLength)) };
};

const known = new Map<string, Parts>();

const pick = (chance: Chance, options: readonly string[]): string =>
  options[Math.floor(chance.next() * options.length)] ?? "";

/** A title that the pattern could have had: its craft and what it is, with another mood or a name of its own. */
export const seedTitle = (
  chance: Chance,
  { title, colors }: Pick<DemoProduct, "title" | "colors">,
): string => {
  const parts = known.get(title) ?? partsOf(title);
  known.set(title, parts);
  const { craft, noun } = parts;
  const way = chance.next();
  if (way < 0.4) return `${craft} ${pick(chance, moods)} ${noun}`;
  const named = `${pick(chance, names)} ${craft} ${noun}`;
  return way < 0.7 || !colors[0] ? named : `${named} in ${colors[0]}`;
};
