import type { DeliveryPlan } from "../../src/features/delivery/delivery-plan.rules.ts";

/** The delivery dates of the demo: a studio in Chandigarh that sends parcels until 2 pm, from Monday to Saturday. */
export const demoDeliveryPlan: DeliveryPlan = {
  cutOffHour: 14,
  workingDays: [1, 2, 3, 4, 5, 6],
  holidays: ["2026-12-25", "2027-01-26", "2027-08-15", "2027-10-02"],
  zones: [
    { name: "Tricity", minDays: 1, maxDays: 2, states: [], pinPrefixes: ["134", "140", "160"] },
    {
      name: "North",
      minDays: 2,
      maxDays: 4,
      states: ["Haryana", "Himachal Pradesh", "Punjab", "Rajasthan", "Uttar Pradesh", "Uttarakhand"],
      pinPrefixes: ["110"],
    },
    {
      name: "North East",
      minDays: 5,
      maxDays: 8,
      states: [
        "Arunachal Pradesh",
        "Assam",
        "Manipur",
        "Meghalaya",
        "Mizoram",
        "Nagaland",
        "Sikkim",
        "Tripura",
      ],
      pinPrefixes: [],
    },
  ],
  otherMinDays: 3,
  otherMaxDays: 6,
};
