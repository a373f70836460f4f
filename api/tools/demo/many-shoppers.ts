import type { Address } from "../../src/features/shop/address.rules.ts";
import { indianPlaces } from "./indian-places.ts";
import { pick, wholeBetween } from "./pick.ts";
import { seededRandom } from "./pictures/random.ts";

export type SeedShopper = { id: string; email: string; createdAt: Date; address: Address };

const firstNames =
  `Aaradhya Aditi Ananya Anjali Asha Bhavna Chitra Deepa Divya Esha Farah Fatima Gauri Geeta Harpreet Isha Jaya Kavya
  Kiran Lakshmi Lata Madhuri Maya Meera Megha Mira Nandini Neha Nisha Padma Pallavi Pooja Priya Radha Rashmi Ritu Riya
  Rubina Sana Sandhya Sarita Shalini Shreya Simran Sneha Sonal Sunita Swati Tanvi Uma Usha Vidya Yamini Zara Zoya`.split(
    /\s+/,
  );

const lastNames =
  `Agarwal Bano Banerjee Bhat Bose Chatterjee Chaudhary Das Deshpande Dsouza Fernandes Gandhi Ghosh Gill Gowda Gupta Iyer
  Jain Joshi Kapoor Kaur Khan Kulkarni Kumar Mehta Menon Mishra Mukherjee Nair Naidu Patel Patil Pillai Prasad Rao Rathore
  Reddy Saxena Sen Shah Sharma Shaikh Singh Sinha Srinivasan Thomas Tripathi Varma Verma Yadav`.split(/\s+/);

const streets =
  `MG Road, Station Road, Gandhi Nagar, Nehru Street, Lake View Road, Temple Street, Civil Lines, Park Street, Ring Road,
  Market Road, College Road, Rose Garden Lane, Mango Grove, Hill Road, Old Fort Road`.split(/,\s+/);

/**
 * A shopper by position, with an address that is unique by token and position. The same token and position give the same
 * shopper, so that a million orders need only the ids of their shoppers in memory.
 */
export const shopperAt = (
  position: number,
  { token, id, createdAt }: { token: string; id: string; createdAt: Date },
): SeedShopper => {
  const chance = seededRandom(`${token} shopper ${position}`);
  const [first, last] = [pick(chance, firstNames), pick(chance, lastNames)];
  const { city, state, pin } = pick(chance, indianPlaces);
  const email = `${first}.${last}.${token}-${position}@example.com`.toLowerCase();
  const address: Address = {
    fullName: `${first} ${last}`,
    email,
    phone: `${wholeBetween(chance, 6, 9)}${String(wholeBetween(chance, 0, 999_999_999)).padStart(9, "0")}`,
    address: `${wholeBetween(chance, 1, 480)}, ${pick(chance, streets)}`,
    city,
    state,
    zipCode: `${pin}${String(wholeBetween(chance, 1, 99)).padStart(2, "0")}`,
    country: "India",
  };
  return { id, email, createdAt, address };
};
