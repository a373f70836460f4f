/** A city with its state and the first four digits of its PIN codes. */
export type Place = { city: string; state: string; pin: string };

const places = `
Visakhapatnam, Andhra Pradesh, 5300
Itanagar, Arunachal Pradesh, 7911
Guwahati, Assam, 7810
Patna, Bihar, 8000
Raipur, Chhattisgarh, 4920
Panaji, Goa, 4030
Ahmedabad, Gujarat, 3800
Surat, Gujarat, 3950
Gurugram, Haryana, 1220
Shimla, Himachal Pradesh, 1710
Ranchi, Jharkhand, 8340
Bengaluru, Karnataka, 5600
Mysuru, Karnataka, 5700
Kochi, Kerala, 6820
Bhopal, Madhya Pradesh, 4620
Mumbai, Maharashtra, 4000
Pune, Maharashtra, 4110
Imphal, Manipur, 7950
Shillong, Meghalaya, 7930
Aizawl, Mizoram, 7960
Kohima, Nagaland, 7970
Bhubaneswar, Odisha, 7510
Ludhiana, Punjab, 1410
Jaipur, Rajasthan, 3020
Gangtok, Sikkim, 7371
Chennai, Tamil Nadu, 6000
Coimbatore, Tamil Nadu, 6410
Hyderabad, Telangana, 5000
Agartala, Tripura, 7990
Lucknow, Uttar Pradesh, 2260
Dehradun, Uttarakhand, 2480
Kolkata, West Bengal, 7000`;

/** Cities in each of the shop's states. */
export const indianPlaces: readonly Place[] = places
  .trim()
  .split("\n")
  .map((line) => {
    const [city = "", state = "", pin = ""] = line.split(", ");
    return { city, state, pin };
  });
