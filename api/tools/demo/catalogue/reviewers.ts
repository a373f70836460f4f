/** An account of the demo shop that has reviews and cannot log in. */
export type DemoReviewer = { name: string; email: string };

export const demoReviewers: DemoReviewer[] = [
  { name: "Ananya Iyer", email: "ananya.iyer@example.com" },
  { name: "Ritika Malhotra", email: "ritika.malhotra@example.com" },
  { name: "Meher Qureshi", email: "meher.qureshi@example.com" },
  { name: "Sneha Kulkarni", email: "sneha.kulkarni@example.com" },
  { name: "Devika Nair", email: "devika.nair@example.com" },
  { name: "Tanvi Shah", email: "tanvi.shah@example.com" },
  { name: "Pooja Banerjee", email: "pooja.banerjee@example.com" },
  { name: "Harpreet Kaur", email: "harpreet.kaur@example.com" },
  { name: "Lakshmi Reddy", email: "lakshmi.reddy@example.com" },
  { name: "Nandini Rao", email: "nandini.rao@example.com" },
  { name: "Farah Siddiqui", email: "farah.siddiqui@example.com" },
  { name: "Ishita Ghosh", email: "ishita.ghosh@example.com" },
  { name: "Kavya Menon", email: "kavya.menon@example.com" },
  { name: "Aditi Joshi", email: "aditi.joshi@example.com" },
];
